'use client'
import { io, type Socket } from 'socket.io-client'
import { create } from 'zustand'
import type { DiceQuestion, DiceReply } from '@/lib/live/client/commands'
import {
  practiceNamespace,
  type GiveAnswer,
  type PracticeClientEvents,
  type PracticeGiving,
  type PracticePicture,
  type PracticeSeat,
  type PracticeServerEvents,
  type PracticeTrouble,
  type SeatAnswer,
} from '@/lib/practice/protocol'
import type { Choice, PracticeSide } from '@/lib/practice/setup'
import type { SeenEvent } from '@/lib/rules/ruleset'
import type { Refusal } from '../board/play/battleGiven'
import { facesFor } from './browserDice'
import { keyFor, keepKey } from './remoteKeys'

type Line = Socket<PracticeServerEvents, PracticeClientEvents>
type Action = Pick<PracticeGiving, 'command' | 'data'>

interface Asked {
  question: DiceQuestion
  action: Action
  faces: readonly number[]
}

interface Remote {
  /** The place of this device; null: it plays no battle on two devices. */
  seat: PracticeSeat | null
  picture: PracticePicture | null
  told: readonly SeenEvent[][]
  connected: boolean
  busy: boolean
  trouble: PracticeTrouble | null
  refusal: Refusal | null
  asked: Asked | null
  create: (choice: Choice, side: PracticeSide) => void
  join: (code: string) => void
  act: (action: Action) => void
  answerDice: (reply: DiceReply) => void
  undo: () => void
  arrange: () => void
  surrender: () => void
  leave: () => void
  now: () => number
}

const patienceMs = 8_000

/** The link that leads the other player here. */
export const linkOf = (code: string): string => `${window.location.origin}/battles/practice?code=${code}`

const putAddress = (code: string | null) => window.history.replaceState(null, '', code === null ? '/battles/practice' : linkOf(code))

/** A practice battle that the server holds: this device sees its own side alone. */
export const useRemote = create<Remote>((set, get) => {
  let socket: Line | null = null
  let clock = { at: 0, since: 0 }

  /** One connection, opened when it is first needed. After a break it takes its place again. */
  const line = (): Line => {
    if (socket) return socket
    socket = io(practiceNamespace, { path: '/live/socket.io', transports: ['websocket', 'polling'], reconnectionDelayMax: 3_000 })
    socket.on('connect', () => {
      set({ connected: true })
      const { seat } = get()
      if (seat) socket?.emit('join', seat.code, seat.key, seated)
    })
    socket.on('disconnect', () => set({ connected: false }))
    socket.on('picture', (picture) => {
      clock = { at: picture.at, since: performance.now() }
      set(({ told, asked }) => ({
        picture,
        told: [...told.slice(0, picture.from), ...picture.told],
        // What waited for dice belongs to a step that is past.
        asked: picture.told.length > 0 ? null : asked,
      }))
    })
    return socket
  }
  const seated = (answer: SeatAnswer) => {
    if (!answer.ok) return set({ busy: false, trouble: answer.why, ...(answer.why === 'notFound' ? { seat: null, picture: null } : {}) })
    const { seat } = answer
    keepKey(seat.code, seat.key)
    putAddress(seat.code)
    set({ seat, busy: false, trouble: null })
  }
  const begin = (ask: (to: Line, reply: (error: Error | null, answer: SeatAnswer) => void) => void) => {
    set({ busy: true, trouble: null, picture: null, told: [] })
    ask(line(), (error, answer) => seated(error ? { ok: false, why: 'unavailable' } : answer))
  }
  const done = (error: Error | null, answer: GiveAnswer, action: Action | null, faces: readonly number[]) => {
    if (error) set({ trouble: 'unavailable' })
    else if (answer.ok) set({ trouble: null })
    else if (answer.why === 'dice') set({ asked: action && { question: (answer as { question: DiceQuestion }).question, action, faces } })
    else if (answer.why === 'refused') {
      const { code, params } = answer as { code: string; params: Refusal['params'] }
      set(({ refusal }) => ({ refusal: { count: (refusal?.count ?? 0) + 1, code, params } }))
    } else set({ trouble: answer.why })
  }
  const give = (action: Action, faces: readonly number[]) =>
    line()
      .timeout(patienceMs)
      .emit('give', { ...action, dice: [...faces] }, (error, answer) => done(error, answer, action, faces))
  const simple = (what: 'undo' | 'arrange' | 'surrender') => () =>
    line()
      .timeout(patienceMs)
      .emit(what, (error, answer) => done(error, answer, null, []))

  return {
    seat: null,
    picture: null,
    told: [],
    connected: false,
    busy: false,
    trouble: null,
    refusal: null,
    asked: null,
    create: (choice, side) => begin((to, reply) => to.timeout(patienceMs).emit('create', choice, side, reply)),
    join: (code) => begin((to, reply) => to.timeout(patienceMs).emit('join', code, keyFor(code), reply)),
    act: (action) => void give({ command: action.command, data: action.data }, []),
    answerDice(reply) {
      const { asked } = get()
      set({ asked: null })
      if (!asked || reply === null) return
      give(asked.action, [...asked.faces, ...(reply === 'server' ? facesFor(asked.question.notation) : reply)])
    },
    undo: simple('undo'),
    arrange: simple('arrange'),
    surrender: simple('surrender'),
    leave() {
      socket?.disconnect()
      socket = null
      putAddress(null)
      set({ seat: null, picture: null, told: [], connected: false, trouble: null, refusal: null, asked: null })
    },
    now: () => clock.at + performance.now() - clock.since,
  }
})
