import { io, type Socket } from 'socket.io-client'
import type { VisibleEvent } from '@/lib/campaign/feature'
import type { Command } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import type { MasterPresence } from '@/lib/live/presence'
import type { Answer, Changes, Snapshot } from '@/lib/live/protocol'
import { newCommandId } from './commandId'
import { deviceId } from './deviceId'
import { CommandQueue, type DiceQuestion, type DiceReply } from './commands'
import { applyAllSnapshots, applyChanges, applySnapshot } from './layers'
import { ServerClock } from './serverClock'
import { createLiveStore, putLayers, type LiveStore } from './store'

export interface CommandOptions {
  /** On whose behalf (master only). */
  as?: string | null
  /** Faces already thrown, or `server`. */
  dice?: number[] | 'server'
  /** When it really happened, event milliseconds (EP-1). */
  happenedAt?: number | null
  /** To send again what a form already sent once; a fresh id otherwise. */
  id?: string
}

/** Gives a command otherwise than as the screen itself. Settles with the final answer. */
export type CommandSender = (command: Command) => Promise<Answer>

export type EventListener = (events: readonly VisibleEvent[], audience: string) => void

/** A screen's connection: the store it reads and the commands it gives. */
export interface LiveClient {
  slug: string
  store: LiveStore
  clock: ServerClock
  send(type: string, data: Json, options?: CommandOptions): Promise<Answer>
  /** From now on commands go this way, as on a tablet that somebody holds; null: by the socket again. */
  sendBy(sender: CommandSender | null): void
  onEvents(listener: EventListener): () => void
  /** Who puts questions for dice to the person; without one every question is given up. */
  onDice(ask: (question: DiceQuestion) => Promise<DiceReply>): () => void
  /** Tells the other masters what this one looks at. */
  look(what: string | null): void
  /** Asks for fresh snapshots of everything. */
  refresh(): void
  close(): void
}

/** As many public facts as a ticker could show. */
const newsKept = 20
const ackTimeoutMs = 8_000
/** Silence longer than the server's heartbeat (25 s) and its grace: what we show can no longer be called live. */
const silenceMs = 40_000

/** What the server says at the door when it will not let this screen in. */
const refusals = ['unauthorised', 'notFound', 'bad']

const monotonic = () => performance.now()

/** Opens the live connection of one screen to one campaign. Browser only. */
export function connect(options: { slug: string; screen: string; token?: string | null }): LiveClient {
  const store = createLiveStore()
  const clock = new ServerClock(monotonic)
  const listeners = new Set<EventListener>()
  let askDice: ((question: DiceQuestion) => Promise<DiceReply>) | null = null
  const socket: Socket = io({
    path: '/live/socket.io',
    transports: ['websocket', 'polling'],
    auth: { campaign: options.slug, screen: options.screen, device: deviceId(), ...(options.token ? { token: options.token } : {}) },
    reconnectionDelay: 300,
    reconnectionDelayMax: 3_000,
  })

  let sender: CommandSender | null = null
  /** A command whose dice were asked for goes on with whom it began: the tablet may be somebody else's by now. */
  const carried = new Map<string, CommandSender>()
  const carry = async (command: Command, by: CommandSender, done: (answer: Answer) => void) => {
    carried.set(command.id, by)
    const answer = await by(command)
    if (answer.ok || answer.kind !== 'dice') carried.delete(command.id)
    done(answer)
  }

  const queue = new CommandQueue(
    {
      connected: () => socket.connected || sender !== null,
      send: (command, done) => {
        const by = carried.get(command.id) ?? sender
        if (by) return void carry(command, by, done)
        socket.timeout(ackTimeoutMs).emit('command', command, (error: Error | null, answer?: Answer) => {
          heard()
          // A broken connection is not an answer: `resend` after the reconnect takes over.
          if (!error) done(answer ?? null)
          else if (socket.connected) done(null)
        })
      },
    },
    (question) => askDice?.(question) ?? Promise.resolve(null),
  )

  const heard = () => store.setState({ heardAt: monotonic() })
  const awaited = new Set<string>()
  /** What this master looks at: told again after a reconnect. */
  let looksAt: string | null = null

  /** Set by a reconnect: the audiences of this screen may have changed meanwhile. */
  let returned = false

  function taken(intake: ReturnType<typeof applySnapshot>, { boot, time, seq }: Snapshot): void {
    clock.update(time)
    putLayers(store, intake.layers, intake.views, { boot, status: 'live', heardAt: monotonic(), ...(seq === null ? {} : { seq }) })
  }

  function takeNews({ audience, news }: Snapshot): void {
    if (audience === 'wall') store.setState({ news })
  }

  function takeSnapshot(snapshot: Snapshot): void {
    const { boot, layers } = store.getState()
    taken(applySnapshot(layers, snapshot), snapshot)
    takeNews(snapshot)
    if (returned && boot === snapshot.boot) requestSnapshot(null)
    returned = false
  }

  function requestSnapshot(audience: string | null): void {
    const key = audience ?? '*'
    if (awaited.has(key) || !socket.connected) return
    awaited.add(key)
    socket.timeout(ackTimeoutMs).emit('snapshot', audience, (error: Error | null, snapshots?: Snapshot[]) => {
      awaited.delete(key)
      const first = snapshots?.[0]
      if (error || !first) {
        if (socket.connected) requestSnapshot(audience)
      } else if (audience === null) taken(applyAllSnapshots(store.getState().layers, snapshots), first)
      else taken(applySnapshot(store.getState().layers, first), first)
      snapshots?.forEach(takeNews)
    })
  }

  function takeChanges(changes: Changes): void {
    const intake = applyChanges(store.getState().layers, changes)
    if (intake.kind === 'gap') return requestSnapshot(changes.boot === store.getState().boot ? changes.audience : null)
    heard()
    if (intake.kind === 'old') return
    clock.update(changes.time)
    putLayers(store, intake.layers, intake.views, changes.seq === null ? { status: 'live' } : { status: 'live', seq: changes.seq })
    if (changes.audience === 'wall' && changes.events.length > 0) {
      const told = changes.events.map((event) => ({ at: clock.now(), event }))
      store.setState(({ news }) => ({ news: [...news, ...told].slice(-newsKept) }))
    }
    if (changes.events.length > 0) for (const listener of listeners) listener(changes.events, changes.audience)
  }

  function refuse(): void {
    store.setState({ status: 'refused' })
    queue.close()
    socket.disconnect()
  }

  socket.on('connect', () => {
    heard()
    awaited.clear()
    returned = store.getState().ready
    queue.resend()
    if (looksAt !== null) socket.emit('looking', looksAt)
  })
  socket.on('disconnect', () => store.setState((state) => (state.status === 'refused' ? state : { status: 'stale' })))
  socket.on('connect_error', (error) => {
    if (refusals.includes(error.message)) return refuse()
    // `active`: the transport failed and is tried again by itself; otherwise the server could not take us in just now.
    if (!socket.active) setTimeout(() => store.getState().status !== 'refused' && socket.connect(), 2_000)
    store.setState((state) => (state.ready ? { status: 'stale' } : state))
  })
  socket.on('snapshot', takeSnapshot)
  socket.on('changes', takeChanges)
  socket.on('rejected', refuse)
  socket.on('presence', (masters: MasterPresence[]) => store.setState({ masters }))
  socket.io.on('ping', heard)

  const watch = setInterval(() => {
    const { status, heardAt } = store.getState()
    if (status === 'live' && heardAt !== null && monotonic() - heardAt > silenceMs) store.setState({ status: 'stale' })
  }, 5_000)

  /** A phone that slept shows old rows: ask at once when it is looked at again. */
  const wake = () => {
    if (document.visibilityState !== 'visible' || store.getState().status === 'refused') return
    if (socket.connected) requestSnapshot(null)
    else socket.connect()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pageshow', wake)
  window.addEventListener('online', wake)

  return {
    slug: options.slug,
    store,
    clock,
    async send(type, data, { as, dice, happenedAt, id } = {}) {
      const command: Command = {
        id: id ?? newCommandId(),
        type,
        data,
        ...(as ? { as } : {}),
        ...(dice ? { dice } : {}),
        ...(happenedAt === undefined || happenedAt === null ? {} : { happenedAt }),
      }
      store.setState((state) => ({ sending: state.sending + 1 }))
      try {
        return await queue.send(command)
      } finally {
        store.setState((state) => ({ sending: state.sending - 1 }))
      }
    },
    sendBy(next) {
      sender = next
    },
    onEvents(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onDice(ask) {
      askDice = ask
      return () => {
        if (askDice === ask) askDice = null
      }
    },
    look(what) {
      looksAt = what
      if (socket.connected) socket.emit('looking', what)
    },
    refresh: () => requestSnapshot(null),
    close() {
      clearInterval(watch)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('online', wake)
      queue.close()
      socket.disconnect()
    },
  }
}
