import type { Chance, LegalAction } from '../ruleset'
import { correctionAfter, corrections, explodesWholeCell } from './batteries'
import { defenders } from './bayonet'
import { Board } from './board'
import { attackBonus, defenceBonus, diceOf } from './bouts'
import { both, boutChances, chance, not, reaching, sum, type Fraction } from './chances'
import { isShutAgainst } from './gates'
import { shotBonus } from './musketry'
import { landingOf, underShell } from './shells'
import { ONE, type BattleState, type Figure } from './tables'
import { isBattery, isOfficer, unitOf } from './units'

/** What happens to a figure that is hit or beaten with this chance: a unit is lost, an officer may save himself. */
function fate(board: Board, figure: Figure, hit: Fraction, inBout = false): Chance[] {
  if (!isOfficer(figure)) return [chance(inBout && isBattery(figure) ? 'overturned' : 'destroyed', figure.id, hit)]
  const save = reaching(board.officer(figure.id).saveOn)
  return [chance('saved', figure.id, both(hit, save)), chance('wounded', figure.id, both(hit, not(save)))]
}

function shotOdds(board: Board, shooter: Figure, target: Figure): Chance[] {
  const hit = reaching(unitOf(shooter).musket!.hitsOn - shotBonus(board, shooter, target))
  return [chance('hit', target.id, hit), ...fate(board, target, hit)]
}

/** Outcome of a shell with that number: what it does and where. */
function shellFate(board: Board, battery: Figure, number: number, overshoot: boolean): { outcome: string; cell: string | null } {
  const landing = landingOf(board, battery, number, overshoot)
  return 'reason' in landing ? { outcome: landing.reason, cell: null } : { outcome: 'impact', cell: landing.cell }
}

const one = (ways: number, of: number): Fraction => ({ ways, of })

/** Ways of each number of a battery's dice that is neither a miss nor an explosion. */
function numbers(battery: Figure): { number: number; chance: Fraction }[] {
  if (battery.kind === 'HA') return [2, 3, 4, 5, 6].map((number) => ({ number, chance: one(1, 6) }))
  return Array.from({ length: 11 }, (_, index) => {
    const number = index + 2
    const ways = 6 - Math.abs(7 - number)
    // A double misses (MB-BAT-ART-4).
    return { number, chance: one(number % 2 === 0 ? ways - 1 : ways, 36) }
  }).filter(({ chance: { ways } }) => ways > 0)
}

/** A shell of a known number takes everything on its cell. */
function impactOdds(board: Board, cell: string, chanceOf: Fraction): Chance[] {
  return [
    chance('impact', cell, chanceOf),
    ...underShell(board, cell)
      .filter(isSeen)
      .flatMap((figure) => fate(board, figure, chanceOf)),
  ]
}

const isSeen = ({ status }: Figure): boolean => status === 'on'

/**
 * Before the dice of a battery: with a correction to come, `reachable` is the chance that the number thrown can be corrected onto the
 * cell; without one `impact` and what it does to those there. Officers under a shell save themselves one by one.
 */
function batteryOdds(board: Board, battery: Figure, overshoot: boolean): Chance[] {
  const isField = battery.kind === 'FA'
  const of = isField ? 36 : 6
  const beside = explodesWholeCell(board, battery)
    ? underShell(board, battery.cell!).filter((each) => isSeen(each) && each.id !== battery.id)
    : []
  const burst = [
    ...[chance('exploded', battery.id, one(1, of)), ...beside.flatMap((figure) => fate(board, figure, one(1, of)))],
    ...(isField ? [chance('miss', null, one(5, of))] : []),
  ]
  const max = correctionAfter(battery)
  const cells = new Map<string, Fraction[]>()
  const spent = new Map<string, Fraction[]>()
  for (const { number, chance: chanceOf } of numbers(battery)) {
    const reached = new Set<string>()
    for (let delta = -max; delta <= max; delta += 1) {
      if (number + delta < 2) continue
      const { outcome, cell } = shellFate(board, battery, number + delta, overshoot)
      if (cell !== null) reached.add(cell)
      else if (max === 0) spent.set(outcome, [...(spent.get(outcome) ?? []), chanceOf])
    }
    for (const cell of reached) cells.set(cell, [...(cells.get(cell) ?? []), chanceOf])
  }
  const landed = [...cells].flatMap(([cell, fractions]) =>
    max === 0 ? impactOdds(board, cell, sum(fractions)) : [chance('reachable', cell, sum(fractions))],
  )
  return [...burst, ...landed, ...[...spent].map(([outcome, fractions]) => chance(outcome, null, sum(fractions)))]
}

function correctionOdds(board: Board, delta: number): Chance[] {
  const pending = board.pending
  if (pending?.kind !== 'range' || !corrections(pending).includes(delta)) return []
  const battery = board.figure(pending.figureId)!
  const { outcome, cell } = shellFate(board, battery, pending.sum! + delta, pending.overshoot)
  return cell === null ? [chance(outcome, null, one(1, 1))] : impactOdds(board, cell, one(1, 1))
}

/** A bout with one figure: who wins, and what becomes of whoever loses. */
function boutOdds(board: Board, attacker: Figure, defender: Figure): Chance[] {
  const { win, tie, lose } = boutChances(
    { dice: diceOf(board, attacker), bonus: attackBonus(board, attacker, defender) },
    { dice: diceOf(board, defender), bonus: defenceBonus(board, attacker, defender) },
  )
  const lost = board.settings.tieDestroysAttacker ? sum([tie, lose]) : lose
  const draw = board.settings.tieDestroysAttacker ? [] : [chance('draw', defender.id, tie)]
  return [chance('win', defender.id, win), ...draw, ...fate(board, defender, win, true), ...fate(board, attacker, lost, true)]
}

function gateOdds(board: Board, attacker: Figure, cell: string): Chance[] {
  const attack = { dice: diceOf(board, attacker), bonus: attackBonus(board, attacker, null) }
  return [chance('broken', cell, boutChances(attack, { dice: 1, bonus: board.settings.gateDieBonus }).win)]
}

/** Several may take the blow: the odds against each stand under it, one after another, each complete in itself. */
function attackOdds(board: Board, attacker: Figure, cell: string): Chance[] {
  const enemies = board.enemiesAt(cell, attacker.sideId)
  if (enemies.length > 0) return enemies.flatMap((defender) => boutOdds(board, attacker, defender))
  return isShutAgainst(board, cell, attacker.sideId) ? gateOdds(board, attacker, cell) : []
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Exact chances of an action that throws dice, by enumeration (never sampled): hit, destroyed, wounded and saved; for a battery the
 * cells its shell may fall on. What is hidden is left out (MB-INF-11).
 */
export function odds(state: BattleState, { command, data }: Pick<LegalAction, 'command' | 'data'>): Chance[] {
  const board = new Board(state)
  const figure = board.figure(text(data.figure))
  const isOn = figure?.status === 'on'
  if (command === 'CorrectRange') return correctionOdds(board, Number(data.delta))
  if (command === 'ChooseDefender') {
    const pending = state.pending[ONE.pending]
    const chosen = pending?.kind === 'defender' ? defenders(board, pending).find(({ id }) => id === figure?.id) : undefined
    return chosen ? boutOdds(board, board.figure(pending!.figureId)!, chosen) : []
  }
  if (!figure || !isOn) return []
  if (command === 'FireBattery') return isBattery(figure) ? batteryOdds(board, figure, data.overshoot === true) : []
  if (command === 'Attack') return board.point(text(data.cell)) ? attackOdds(board, figure, text(data.cell)) : []
  const target = board.figure(text(data.target))
  if (command !== 'Shoot' || target?.status !== 'on' || !unitOf(figure).musket) return []
  return shotOdds(board, figure, target)
}
