import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { normalPracticeCode, PracticeFiles } from '@/lib/live/practice/files'
import { PracticeRoom } from '@/lib/live/practice/room'
import { newGame, replay, type Step } from '@/lib/practice/game'
import { lesson, type Choice } from '@/lib/practice/setup'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-practice-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const choice: Choice = { ...lesson, bot: null, guided: false, forces: { first: 'saboteurs', second: 'saboteurs' } }

/** A room whose clock stands where the test puts it. */
function roomOf(chosen: Choice, keeps = true) {
  const clock = { at: 0 }
  const steps: Step[] = []
  let changes = 0
  const keeper = {
    keep: (added: readonly Step[], taken: number) => {
      steps.splice(steps.length - taken, taken)
      steps.push(...added)
    },
    changed: () => (changes += 1),
    hasRoom: () => keeps,
  }
  const room = new PracticeRoom(newGame(chosen), keeper, () => clock.at)
  return { room, clock, steps, changes: () => changes }
}

describe('a practice battle on two devices', () => {
  test('each side is shown its own figures alone before they stand, and told nothing of the other’s ambushes (MB-INF-8, -9)', () => {
    const { room } = roomOf(choice)
    const mine = (side: 'first' | 'second') => Object.keys(room.picture(side, 0, 'here').seen.figures!)
    expect(mine('first').every((id) => id.startsWith('first-'))).toBe(true)
    room.arrange('first')
    expect(room.give('first', { command: 'FinishDeployment', data: {}, dice: [] })).toEqual({ ok: true })
    room.arrange('second')
    room.give('second', { command: 'FinishDeployment', data: {}, dice: [] })
    expect(room.give('first', { command: 'NoteSaboteurs', data: { figure: 'first-SB-1', cell: 'A1' }, dice: [] })).toEqual({ ok: true })
    expect(mine('second')).not.toContain('first-SB-1')
    const told = (side: 'first' | 'second') =>
      room
        .picture(side, 0, 'here')
        .told.flat()
        .map(({ type }) => type)
    expect(told('first')).toContain('SaboteursNoted')
    expect(told('second')).not.toContain('SaboteursNoted')
    room.close()
  })

  test('a side plays in its turn alone, and takes back only its own step', () => {
    const { room } = roomOf(choice)
    room.arrange('second')
    expect(room.picture('second', 0, 'here').told).toEqual([])
    room.arrange('first')
    expect(room.picture('first', 0, 'here').mayUndo).toBe(true)
    expect(room.picture('second', 0, 'here').mayUndo).toBe(false)
    const before = room.steps()
    room.undo('second')
    expect(room.steps()).toBe(before)
    room.undo('first')
    expect(room.steps()).toBe(before - 1)
    expect(room.give('second', { command: 'FinishDeployment', data: {}, dice: [] })).toMatchObject({ why: 'refused' })
    expect(room.give('first', { command: 'Amend', data: {}, dice: [] })).toEqual({ ok: false, why: 'bad' })
    expect(room.give('first', { command: 'DeclareMutiny', data: {}, dice: [] })).toEqual({ ok: false, why: 'bad' })
    room.close()
  })

  test('dice of people are asked for, and are what the movement is made of', () => {
    const { room } = roomOf({ ...choice, forces: { first: 'detachment', second: 'detachment' }, dice: 'people' })
    for (const side of ['first', 'second'] as const) {
      room.arrange(side)
      room.give(side, { command: 'FinishDeployment', data: {}, dice: [] })
    }
    expect(room.give('first', { command: 'RollMovement', data: {}, dice: [] })).toMatchObject({
      why: 'dice',
      question: { notation: '2d6' },
    })
    expect(room.give('first', { command: 'RollMovement', data: {}, dice: [6, 5] })).toEqual({ ok: true })
    expect(room.picture('second', 0, 'here').seen.battle!.battle).toMatchObject({ pool: 22 })
    room.close()
  })

  test('after five minutes the turn ends by itself where that was chosen (MB-BAT-TRN-3)', () => {
    const { room, clock } = roomOf({ ...choice, forces: { first: 'detachment', second: 'detachment' }, clock: 'end-turn' })
    for (const side of ['first', 'second'] as const) {
      room.arrange(side)
      room.give(side, { command: 'FinishDeployment', data: {}, dice: [] })
    }
    clock.at = 300_000
    expect(room.give('first', { command: 'EndTurn', data: {}, dice: [] })).toMatchObject({ code: 'E_NOT_YOUR_TURN' })
    expect(room.picture('first', 0, 'here').seen.battle!.battle).toMatchObject({ turnOf: 'second', turnNumber: 2 })
    room.close()
  })

  test('who gives up leaves the field to the other, and no battle grows beyond its bounds', () => {
    const { room } = roomOf(choice)
    room.surrender('first')
    expect(room.picture('first', 0, 'here').seen.battle!.battle).toMatchObject({ phase: 'ended', holders: ['second'], settled: true })
    room.close()
    const full = roomOf(choice, false).room
    expect(full.give('first', { command: 'FinishDeployment', data: {}, dice: [] })).toEqual({ ok: false, why: 'full' })
    full.close()
  })

  test('what is kept is the battle itself, a torn last line and steps taken back left out', () => {
    const files = new PracticeFiles(folder, Date.now)
    const code = files.create(choice)!
    const { room, steps } = roomOf(choice)
    room.arrange('first')
    room.undo('first')
    for (const step of steps) files.add(code, { step })
    files.add(code, { step: steps[0]! })
    files.add(code, { undo: true })
    fs.appendFileSync(path.join(folder, `${code}.jsonl`), '{"step":{"sea')
    const kept = files.read(code)!
    expect(kept.steps).toEqual(steps)
    expect(replay(kept)?.told.length).toBe(room.steps())
    // Who goes on after the power cut loses nothing of it.
    files.add(code, { step: steps[0]! })
    expect(files.read(code)!.steps).toEqual([...steps, steps[0]!])
    expect([normalPracticeCode(` ${code.toLowerCase()} `), normalPracticeCode('../../x'), files.read('ZZZZZ')]).toEqual([code, null, null])
    room.close()
  })

  test('only so many are kept: what is silent for two days is forgotten, what is played never', () => {
    const own = fs.mkdtempSync(path.join(folder, 'many-'))
    let now = Date.now()
    const files = new PracticeFiles(own, () => now)
    const codes = Array.from({ length: 120 }, () => files.create(choice))
    expect(codes.every((code) => code !== null)).toBe(true)
    expect(files.create(choice)).toBeNull()
    now += 31 * 60_000
    expect(files.create(choice)).not.toBeNull()
    expect(fs.readdirSync(own).length).toBe(120)
    now += 49 * 60 * 60_000
    files.create(choice)
    expect(fs.readdirSync(own).length).toBe(1)
  })
})
