import WebSocket from 'ws'

/**
 * A screen reduced to the protocol: speaks engine.io and socket.io over a bare WebSocket and hands out raw frames, so that five
 * hundred of them cost the measuring process little.
 */
export interface ThinScreen {
  onFrame: ((frame: string, at: number) => void) | null
  /** Sends an event with an acknowledgement and waits for it. */
  call(event: string, ...args: unknown[]): Promise<unknown>
  close(): void
}

export function openThinScreen(origin: string, path: string, auth: object): Promise<ThinScreen> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}/?EIO=4&transport=websocket`, { perMessageDeflate: false })
    const waiting = new Map<number, (answer: unknown) => void>()
    let next = 0
    const screen: ThinScreen = {
      onFrame: null,
      call: (event, ...args) =>
        new Promise((done) => {
          const id = next++
          waiting.set(id, done)
          socket.send(`42${id}${JSON.stringify([event, ...args])}`)
        }),
      close: () => socket.close(),
    }
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      const at = performance.now()
      const frame = data.toString()
      if (frame.startsWith('0')) socket.send(`40${JSON.stringify(auth)}`)
      else if (frame === '2') socket.send('3')
      else if (frame.startsWith('40')) resolve(screen)
      else if (frame.startsWith('44')) reject(new Error(frame))
      else if (frame.startsWith('43')) {
        const match = /^43(\d+)(.*)$/s.exec(frame)!
        waiting.get(Number(match[1]))?.((JSON.parse(match[2]!) as unknown[])[0])
        waiting.delete(Number(match[1]))
      } else screen.onFrame?.(frame, at)
    })
  })
}
