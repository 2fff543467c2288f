import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatches, type Patch } from '@/lib/kernel/patches'
import { giveCommand, seatActor } from '@/lib/rules/give'
import type { Viewer } from '@/lib/rules/ruleset'
import { macrobattle } from '@/lib/rules/macrobattle'
import { Board, isPresent } from '@/lib/rules/macrobattle/board'
import { botAction, seatsToAct } from '@/lib/rules/macrobattle/bot'
import { canHold } from '@/lib/rules/macrobattle/sharing'
import type { BattleEvent } from '@/lib/rules/macrobattle/events'
import { tables, type BattleState, type Figure } from '@/lib/rules/macrobattle/tables'
import { battle, chance, randomBattle } from './table'

interface Step {
  before: BattleState
  after: BattleState
  seat: string
  action: { command: string; data: object }
  events: BattleEvent[]
  patches: Patch[]
  inverse: Patch[]
}

interface Played {
  start: BattleState
  end: BattleState
  steps: Step[]
}

function playBots(setup: object, seed: number): Played {
  const start = battle(setup)
  const { pick, dice } = chance(seed)
  const steps: Step[] = []
  let state = start
  while (steps.length < 150 && state.battle.battle!.phase !== 'ended') {
    const seat = seatsToAct(state)[0]!
    // With so much whim they try all sorts of things.
    const action = botAction(state, seat, pick, 3)
    if (!action) throw new Error(`nothing to do in ${state.battle.battle!.phase}`)
    const giving = { actor: seatActor(seat), now: steps.length * 1000, dice, id: (prefix: string) => `${prefix}_${steps.length}` }
    const outcome = giveCommand(macrobattle, state, action.command, action.data, giving)
    if (outcome.error) throw new Error(`legal, but refused: ${JSON.stringify(action)} ${outcome.error.code}`)
    const { next: after, events, patches, inverse } = outcome
    steps.push({ before: state, after, seat, action, events, patches, inverse })
    state = after
  }
  return { start, end: state, steps }
}

const played = new Map<string, Played>()

/** A battle of bots; each is played once for all the properties, which draw the same battles. `look` sees every step. */
function watch({ setup, seed }: { setup: object; seed: number }, look: (step: Step) => void, most = 150): Played {
  const key = JSON.stringify([setup, seed])
  let known = played.get(key)
  if (!known) played.set(key, (known = playBots(setup, seed)))
  known.steps.slice(0, most).forEach(look)
  return known
}

const runs = { numRuns: 40, seed: 20_261_130 }

/** What must hold in any state without a mutiny. */
function checkState(state: BattleState): void {
  const board = new Board(state)
  const cells = new Map<string, Figure[]>()
  for (const figure of Object.values(state.figures)) {
    if (figure.status !== 'on') continue
    expect(board.point(figure.cell!), figure.id).not.toBeNull()
    cells.set(figure.cell!, [...(cells.get(figure.cell!) ?? []), figure])
  }
  for (const [cell, there] of cells) {
    expect(new Set(there.map(({ sideId }) => sideId)).size, `one side on ${cell}`).toBe(1)
    there.forEach((figure) => {
      const others = there.filter((other) => other !== figure)
      expect(canHold(board.terrain(cell), others, figure, board.settings), `${figure.id} fits on ${cell}`).toBe(true)
    })
  }
  expect(state.battle.battle!.pool ?? 0).toBeGreaterThanOrEqual(0)
  for (const [name, rows] of Object.entries(state)) {
    for (const row of Object.values(rows)) expect(tables[name as keyof typeof tables].row.safeParse(row).error, name).toBeUndefined()
  }
}

const final = ['gone', 'left', 'overturned', 'wounded']

describe('random battles of bots', { timeout: 120_000 }, () => {
  test('no illegal state: one side to a cell, room for all on it, rows in their shape (MB-BAT-MOV-6, MB-BAT-MOV-12)', () => {
    fc.assert(
      fc.property(randomBattle, (drawn) => {
        let steps = 0
        const { end } = watch(drawn, ({ after }) => {
          steps += 1
          if (steps % 10 === 0) checkState(after)
        })
        checkState(end)
      }),
      runs,
    )
  })

  test('figures are conserved: none appears or vanishes, and who is out of the battle stays out', () => {
    fc.assert(
      fc.property(randomBattle, (drawn) => {
        const { start, end } = watch(drawn, ({ before, after }) => {
          for (const [id, figure] of Object.entries(before.figures)) {
            if (final.includes(figure.status)) expect(after.figures[id]!.status).toBe(figure.status)
          }
        })
        expect(Object.keys(end.figures).sort()).toEqual(Object.keys(start.figures).sort())
      }),
      runs,
    )
  })

  test('replay from patches gives the end state, and inverse patches lead back to the start', () => {
    fc.assert(
      fc.property(randomBattle, (drawn) => {
        const patches: Patch[] = []
        const inverse: Patch[] = []
        const { start, end } = watch(drawn, (step) => {
          patches.push(...step.patches)
          inverse.unshift(...step.inverse)
        })
        expect(applyPatches(start, patches)).toEqual(end)
        expect(applyPatches(end, inverse)).toEqual(start)
      }),
      runs,
    )
  })

  test('hidden saboteurs and the officers with them are in no other side’s view and in no event it sees until shown (MB-INF-8)', () => {
    const views = ['sides', 'figures', 'ownFigures', 'cards', 'pending', 'battle']
    let looked = 0
    fc.assert(
      fc.property(randomBattle, (drawn) => {
        watch(
          drawn,
          ({ after, events }) => {
            const hidden = Object.values(after.figures).filter(({ status }) => status === 'hidden' || status === 'reserve')
            for (const secret of hidden) {
              looked += 1
              const others = Object.values(after.figures).filter(({ kind, sideId }) => kind === 'OF' && sideId !== secret.sideId)
              const seats = [...after.battle.battle!.order.filter((side) => side !== secret.sideId), ...others.map(({ id }) => id)]
              const viewers: Viewer[] = [{ kind: 'public' }, ...seats.map((id): Viewer => ({ kind: 'seat', id }))]
              for (const viewer of viewers) {
                const rows = macrobattle.views.filter(({ name }) => views.includes(name)).map((view) => view.rows(after, viewer))
                const seen = events.map((event) => macrobattle.visibility[event.type](event as never, viewer, after))
                expect(JSON.stringify([rows, seen])).not.toContain(`"${secret.id}"`)
              }
            }
          },
          60,
        )
      }),
      { ...runs, numRuns: 25 },
    )
    expect(looked).toBeGreaterThan(1000)
  })

  test('what is legal does not depend on what others hide (MB-INF-11)', () => {
    fc.assert(
      fc.property(randomBattle, (drawn) => {
        watch(
          drawn,
          ({ after }) => {
            const seat = seatsToAct(after)[0]
            if (seat === undefined || after.pending.pending) return
            const own = (figure: Figure) => figure.sideId === seat || figure.status !== 'hidden'
            const known = { ...after, figures: Object.fromEntries(Object.entries(after.figures).filter(([, figure]) => own(figure))) }
            expect(macrobattle.legal!(after, seat)).toEqual(macrobattle.legal!(known, seat))
          },
          80,
        )
      }),
      { ...runs, numRuns: 25 },
    )
  })

  test('every legal action of every seat is accepted', () => {
    let tried = 0
    fc.assert(
      fc.property(randomBattle, (drawn) => {
        const { pick, dice } = chance(drawn.seed + 7)
        watch(
          drawn,
          ({ after }) => {
            if (pick(4) > 0) return
            for (const seat of macrobattle.seats(after)) {
              for (const { command, data } of macrobattle.legal!(after, seat)) {
                const giving = { actor: seatActor(seat), now: 0, dice, id: (prefix: string) => prefix }
                const { error } = giveCommand(macrobattle, after, command, data, giving)
                expect(error, `${seat} ${command} ${JSON.stringify(data)}`).toBeNull()
                tried += 1
              }
            }
          },
          60,
        )
      }),
      { ...runs, numRuns: 25 },
    )
    expect(tried).toBeGreaterThan(5000)
  })

  test('a battle ends when one side or allies alone are present, and only then (MB-END-1)', () => {
    fc.assert(
      fc.property(randomBattle, (drawn) => {
        watch(drawn, ({ after }) => {
          const board = new Board(after)
          const sides = [
            ...new Set(
              Object.values(after.figures)
                .filter(isPresent)
                .map(({ sideId }) => sideId),
            ),
          ]
          const isPeace = sides.every((one) => sides.every((other) => one === other || board.areAllies(one, other)))
          expect(after.battle.battle!.phase === 'ended').toBe(isPeace)
        })
      }),
      runs,
    )
  })
})
