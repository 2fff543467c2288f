import { randomBytes } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Namespace, Socket } from 'socket.io'
import { z } from 'zod'
import { hashToken } from '@/lib/auth/codes'
import { replay } from '@/lib/practice/game'
import type { GiveAnswer, PracticeClientEvents, PracticeServerEvents, PracticeTrouble, SeatAnswer } from '@/lib/practice/protocol'
import { choiceSchema, practiceSides, type PracticeSide } from '@/lib/practice/setup'
import { tooDeep } from '../limits'
import { normalPracticeCode, type PracticeFiles } from './files'
import { PracticeRoom } from './room'

interface Place {
  code: string
  side: PracticeSide
  /** Steps that this device was told. */
  told: number
}
type PracticeSocket = Socket<PracticeClientEvents, PracticeServerEvents, object, { place?: Place }>
export type PracticeServer = Namespace<PracticeClientEvents, PracticeServerEvents, object, { place?: Place }>

const givingSchema = z.strictObject({
  command: z.string().max(40),
  data: z.record(z.string().max(40), z.json()),
  dice: z.array(z.number().int().min(1).max(6)).max(60),
})
const mostBytes = 8_192

interface Options {
  files: PracticeFiles
  monotonic: () => number
  report: (error: unknown, what: string) => void
}

/** Practice battles on two devices: no login, few of them, each small, nobody too often. */
export function attachPractice(server: PracticeServer, { files, monotonic, report }: Options): void {
  const rooms = new Map<string, PracticeRoom>()
  /** New battles and wrong codes of one address; messages of one socket. */
  const starts = new RateLimiterMemory({ points: 30, duration: 10 * 60 })
  const guesses = new RateLimiterMemory({ points: 30, duration: 10 * 60 })
  const messages = new RateLimiterMemory({ points: 60, duration: 5 })
  const allowed = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )

  const inRoom = (code: string): PracticeSocket[] =>
    [...server.sockets.values()].filter((socket): socket is PracticeSocket => socket.data.place?.code === code)

  function show(code: string): void {
    const room = rooms.get(code)
    if (!room) return
    const there = inRoom(code)
    const keys = files.read(code)?.keys ?? {}
    for (const socket of there) {
      const place = socket.data.place!
      const other = practiceSides.find((side) => side !== place.side)!
      const isHere = there.some((each) => each.data.place!.side === other)
      socket.emit('picture', room.picture(place.side, place.told, isHere ? 'here' : keys[other] === undefined ? 'awaited' : 'away'))
      place.told = room.steps()
    }
  }

  function open(code: string): PracticeRoom | null {
    const running = rooms.get(code)
    if (running) return running
    const kept = files.read(code)
    const game = kept && replay(kept)
    if (!game) return null
    let lines = kept.lines
    const room: PracticeRoom = new PracticeRoom(
      game,
      {
        keep(steps, taken) {
          for (let count = 0; count < taken; count += 1) files.add(code, { undo: true })
          for (const step of steps) files.add(code, { step })
          lines += steps.length + taken
          // Whoever was told what is taken back drops it.
          if (taken > 0) for (const { data } of inRoom(code)) data.place!.told = Math.min(data.place!.told, room.steps())
        },
        changed: () => show(code),
        hasRoom: () => files.hasRoom(lines),
      },
      monotonic,
    )
    rooms.set(code, room)
    return room
  }

  function sit(socket: PracticeSocket, code: string, side: PracticeSide, key: string): SeatAnswer {
    leave(socket)
    if (!open(code)) return { ok: false, why: 'notFound' }
    socket.data.place = { code, side, told: 0 }
    // The answer first: the client then knows whose picture it gets.
    setImmediate(() => show(code))
    return { ok: true, seat: { code, side, key } }
  }

  function take(code: string, side: PracticeSide): string {
    const key = randomBytes(16).toString('base64url')
    files.add(code, { side, keyHash: hashToken(key) })
    return key
  }

  /** A battle that nobody looks at leaves the memory; its file stays. */
  function leave(socket: PracticeSocket): void {
    const { place } = socket.data
    if (!place) return
    delete socket.data.place
    if (inRoom(place.code).length > 0) return show(place.code)
    rooms.get(place.code)?.close()
    rooms.delete(place.code)
  }

  server.on('connection', (socket: PracticeSocket) => {
    const { address } = socket.handshake
    /** Answers once, faults and all. */
    const answer = <Answer>(reply: unknown, work: () => Promise<Answer> | Answer, fault: (why: PracticeTrouble) => Answer) => {
      if (typeof reply !== 'function') return
      const tell = reply as (answer: Answer) => void
      void allowed(messages, socket.id)
        .then((may) => (may ? work() : fault('tooMany')))
        .catch((error: unknown) => {
          report(error, 'practice')
          return fault('unavailable')
        })
        .then(tell)
    }
    const noSeat = (why: PracticeTrouble): SeatAnswer => ({ ok: false, why })
    const noStep = (why: PracticeTrouble): GiveAnswer => ({ ok: false, why })
    const played = (work: (room: PracticeRoom, side: PracticeSide) => GiveAnswer) => () => {
      const { place } = socket.data
      const room = place && rooms.get(place.code)
      return room ? work(room, place.side) : noStep('notFound')
    }

    socket.on('create', (rawChoice, rawSide, reply) =>
      answer(
        reply,
        async () => {
          const choice = choiceSchema.safeParse(rawChoice)
          const side = z.enum(practiceSides).safeParse(rawSide)
          if (!choice.success || !side.success || choice.data.bot !== null) return noSeat('bad')
          if (!(await allowed(starts, address))) return noSeat('tooMany')
          const code = files.create(choice.data)
          return code === null ? noSeat('full') : sit(socket, code, side.data, take(code, side.data))
        },
        noSeat,
      ),
    )
    socket.on('join', (rawCode, rawKey, reply) =>
      answer(
        reply,
        async () => {
          const code = typeof rawCode === 'string' ? normalPracticeCode(rawCode) : null
          const kept = code && files.read(code)
          if (!kept) return noSeat((await allowed(guesses, address)) ? 'notFound' : 'tooMany')
          const keyHash = typeof rawKey === 'string' ? hashToken(rawKey.slice(0, 100)) : null
          const own = keyHash === null ? undefined : practiceSides.find((side) => kept.keys[side] === keyHash)
          if (own) return sit(socket, code, own, rawKey as string)
          const free = practiceSides.find((side) => kept.keys[side] === undefined)
          return free ? sit(socket, code, free, take(code, free)) : noSeat('taken')
        },
        noSeat,
      ),
    )
    socket.on('give', (raw, reply) =>
      answer(
        reply,
        played((room, side) => {
          const giving = !tooDeep(raw) && JSON.stringify(raw ?? null).length <= mostBytes ? givingSchema.safeParse(raw) : null
          return giving?.success ? room.give(side, giving.data) : noStep('bad')
        }),
        noStep,
      ),
    )
    socket.on('undo', (reply) =>
      answer(
        reply,
        played((room, side) => room.undo(side)),
        noStep,
      ),
    )
    socket.on('arrange', (reply) =>
      answer(
        reply,
        played((room, side) => room.arrange(side)),
        noStep,
      ),
    )
    socket.on('surrender', (reply) =>
      answer(
        reply,
        played((room, side) => room.surrender(side)),
        noStep,
      ),
    )
    socket.on('disconnect', () => leave(socket))
  })
}
