import { io, type Socket } from 'socket.io-client'
import type { Command } from '@/lib/kernel/command'
import type { ViewRows } from '@/lib/kernel/view'
import { applyAllSnapshots, applyChanges, applySnapshot, mergeView, type Layers } from '@/lib/live/client/layers'
import type { Answer, Changes, Snapshot } from '@/lib/live/protocol'

const ackTimeoutMs = 20_000

/** A tablet without its pages: keeps what it is told as a browser does (`lib/live/client`), and gives commands. */
export interface SoakClient {
  name: string
  /** Rows of a view as this tablet would show them. */
  view(name: string): ViewRows
  /** The final answer, or null when none came. */
  send(command: Command): Promise<Answer | null>
  /** Loses the connection and comes back. */
  reconnect(): Promise<void>
  /** What differs between what it was told step by step and what the server says afresh; empty: nothing. */
  differences(): Promise<string[]>
  close(): void
}

/** Views of a stream without those that hold nothing: a view may be absent or empty. */
const filled = (views: Record<string, ViewRows>): Record<string, ViewRows> =>
  Object.fromEntries(Object.entries(views).filter(([, rows]) => Object.keys(rows).length > 0))

/** Opens a tablet; settles when it knows everything it may know. */
export async function openSoakClient(origin: string, campaign: string, name: string, token: string): Promise<SoakClient> {
  let layers: Layers = {}
  const socket: Socket = io(origin, {
    path: '/live/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { campaign, screen: name, token },
  })
  const ask = async (audience: string | null): Promise<Snapshot[]> =>
    (await socket.timeout(ackTimeoutMs).emitWithAck('snapshot', audience)) as Snapshot[]
  const all = async () => void ({ layers } = applyAllSnapshots(layers, await ask(null)))
  socket.on('snapshot', (snapshot: Snapshot) => void ({ layers } = applySnapshot(layers, snapshot)))
  socket.on('changes', (changes: Changes) => {
    const intake = applyChanges(layers, changes)
    if (intake.kind === 'applied') layers = intake.layers
    if (intake.kind === 'gap') void all().catch(() => undefined)
  })
  const connected = () =>
    new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
  await connected()
  await all()
  return {
    name,
    view: (view) => mergeView(layers, view),
    async send(command) {
      try {
        return (await socket.timeout(ackTimeoutMs).emitWithAck('command', command)) as Answer
      } catch {
        return null
      }
    },
    async reconnect() {
      socket.disconnect()
      const back = connected()
      socket.connect()
      await back
      await all()
    },
    async differences() {
      const fresh = await ask(null)
      const told = Object.values(layers)
      const names = (list: readonly { audience: string }[]) =>
        list
          .map(({ audience }) => audience)
          .sort()
          .join(' ')
      if (names(fresh) !== names(told)) return [`${name} hears ${names(told)}, but should hear ${names(fresh)}`]
      return fresh.flatMap((snapshot) => {
        const { views } = told.find(({ audience }) => audience === snapshot.audience)!
        const [was, is] = [filled(views), filled(snapshot.views)]
        const wrong = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((view) => canonical(was[view]) !== canonical(is[view]))
        return wrong.map((view) => `${name}: ${view} of ${snapshot.audience} is not what the server says`)
      })
    },
    close: () => void socket.close(),
  }
}

/** Rows as text whatever the order of their ids. */
const canonical = (rows: ViewRows | undefined): string => JSON.stringify(Object.entries(rows ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
