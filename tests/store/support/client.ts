import { io, type Socket } from 'socket.io-client'
import type { Answer, Changes, Snapshot } from '@/lib/live/protocol'

/** A screen of a test: everything it was sent, as text and as packets. */
export interface TestScreen {
  socket: Socket
  snapshots: Snapshot[]
  changes: Changes[]
  rejected: string[]
  /** All bytes of all packets. */
  heard: string[]
  command(command: object): Promise<Answer>
  close(): void
}

/** Connects a screen; settles when its snapshots are there. Rejects with the server's word when it is refused. */
export function connectScreen(
  base: string,
  campaign: string,
  who: { token?: string; cookie?: string; origin?: string; screen?: string },
): Promise<TestScreen> {
  const extraHeaders: Record<string, string> = {}
  if (who.cookie) extraHeaders.cookie = who.cookie
  if (who.origin) extraHeaders.origin = who.origin
  const socket = io(base, {
    path: '/live/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders,
    auth: { campaign, screen: who.screen ?? 'test', ...(who.token ? { token: who.token } : {}) },
  })
  const screen: TestScreen = {
    socket,
    snapshots: [],
    changes: [],
    rejected: [],
    heard: [],
    async command(command) {
      const answer = (await socket.timeout(5000).emitWithAck('command', command)) as Answer
      screen.heard.push(JSON.stringify(answer))
      return answer
    },
    close: () => void socket.close(),
  }
  socket.onAny((name: string, ...packet: unknown[]) => screen.heard.push(JSON.stringify([name, ...packet])))
  socket.on('snapshot', (snapshot: Snapshot) => screen.snapshots.push(snapshot))
  socket.on('changes', (changes: Changes) => screen.changes.push(changes))
  socket.on('rejected', (reason: string) => screen.rejected.push(reason))
  return new Promise((resolve, reject) => {
    socket.once('snapshot', () => setTimeout(() => resolve(screen), 20))
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
}

/** Waits until something holds; fails loudly when it does not within five seconds. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`never happened: ${what}`)
}
