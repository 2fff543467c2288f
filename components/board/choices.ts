import type { Facing, Figure } from '@/lib/rules/macrobattle/tables'
import type { Chance, LegalAction } from '@/lib/rules/ruleset'
import type { BoardMark } from './boardModel'

/** What the chosen figure may do: by cell, and what has no cell of its own. */
export interface Choices {
  cells: ReadonlyMap<string, readonly LegalAction[]>
  /** Facings it may take where it stands. */
  turns: readonly LegalAction[]
  others: readonly LegalAction[]
}

export type ChancesOf = (action: LegalAction) => readonly Chance[]

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
/** Commands given at once when their cell is tapped; the others throw dice and are shown first. */
const direct = new Set(['Move', 'Place', 'EnterFromEdge', 'NoteSaboteurs', 'Advance'])

/** Commands whose dice have chances worth knowing before they fall. */
const thrown = new Set(['Shoot', 'FireBattery', 'Attack', 'CorrectRange', 'ChooseDefender'])

export const throwsDice = ({ command }: LegalAction): boolean => thrown.has(command)

export const isDirect = ({ command }: LegalAction): boolean => direct.has(command)

const isShell = ({ outcome }: Chance): boolean => outcome === 'impact' || outcome === 'reachable'

/** Cells an action is shown on. */
function cellsOf(action: LegalAction, figures: Readonly<Record<string, Figure>>, chancesOf: ChancesOf): string[] {
  const { command, data } = action
  if (command === 'Move') return [(data.path as string[]).at(-1)!]
  if (command === 'Shoot') return [figures[text(data.target)!]!.cell!]
  if (command === 'Advance') return [figures[text(data.figure)!]!.chainCell!]
  if (command === 'FireBattery')
    return chancesOf(action).flatMap((chance) => (isShell(chance) && chance.subject !== null ? [chance.subject] : []))
  return text(data.cell) !== null && command !== 'OperateGate' ? [text(data.cell)!] : []
}

/** Sorts what a figure may do by where it is shown. */
export function choicesOf(
  actions: readonly LegalAction[],
  figureId: string | null,
  figures: Readonly<Record<string, Figure>>,
  chancesOf: ChancesOf,
): Choices {
  const cells = new Map<string, LegalAction[]>()
  const turns: LegalAction[] = []
  const others: LegalAction[] = []
  const stands = figureId === null ? null : (figures[figureId]?.cell ?? null)
  for (const action of actions) {
    if (
      figureId === null ||
      (action.data.figure !== figureId && !(Array.isArray(action.data.figures) && action.data.figures.includes(figureId)))
    )
      continue
    if (action.command === 'Turn') turns.push(action)
    else if (action.command === 'Place' && action.data.cell === stands) turns.push(action)
    else {
      const shown = cellsOf(action, figures, chancesOf)
      for (const cell of shown) cells.set(cell, [...(cells.get(cell) ?? []), action])
      if (shown.length === 0 || action.command === 'FireBattery') others.push(action)
    }
  }
  return { cells, turns: turns.filter(({ data }) => data.facing !== undefined), others }
}

/** Half-points as players write points: `½`, `1`, `2½`. */
export const pointsText = (half: number): string => `${half >= 2 || half === 0 ? Math.floor(half / 2) : ''}${half % 2 === 1 ? '½' : ''}`

/** A chance in whole per cent; what can happen never reads 0 %, what can fail never 100 %. */
export function percentText({ ways, of }: Pick<Chance, 'ways' | 'of'>): string {
  if (ways === 0) return '0%'
  if (ways === of) return '100%'
  return `${Math.max(1, Math.min(99, Math.round((ways / of) * 100)))}%`
}

/** The one chance that stands on the board for a stroke; of several who may take a blow the worst for the attacker. */
export function mainChance(action: LegalAction, chances: readonly Chance[]): Chance | null {
  const outcomes = action.command === 'Shoot' ? ['hit'] : ['win', 'broken']
  return chances
    .filter(({ outcome }) => outcomes.includes(outcome))
    .reduce<Chance | null>((least, each) => (!least || each.ways / each.of < least.ways / least.of ? each : least), null)
}

/** What the board shows for the chosen figure. `withChances`: exact chances are shown before dice are thrown. */
export function marksOf({ cells }: Choices, chancesOf: ChancesOf, withChances: boolean): BoardMark[] {
  return [...cells].map(([cell, actions]): BoardMark => {
    const [action] = actions as [LegalAction]
    const { command } = action
    if (command === 'Move') return { cell, kind: 'go', label: pointsText(action.cost) }
    if (command === 'EnterFromEdge') return { cell, kind: 'go', label: action.cost > 0 ? pointsText(action.cost) : null }
    if (isDirect(action)) return { cell, kind: 'place', label: null }
    const chances = chancesOf(action)
    const chance = command === 'FireBattery' ? chances.find((each) => isShell(each) && each.subject === cell) : mainChance(action, chances)
    return { cell, kind: command === 'FireBattery' ? 'shell' : 'strike', label: withChances && chance ? percentText(chance) : null }
  })
}

/** Of the same action with several facings the one that keeps the wanted facing. */
export const withFacing = (actions: readonly LegalAction[], facing: Facing): LegalAction =>
  actions.find(({ data }) => data.facing === facing) ?? actions[0]!
