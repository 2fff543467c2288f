import { find } from '@/lib/kernel/table'
import { armiesIn, marchOfArmy } from '../armies'
import { areEnemies } from '../map'
import { setting } from '../settings'
import { inOrder, type Army, type CampaignState } from '../state'
import { battleToJoin, joinBattle } from './joining'
import { isFighting, openBattlesIn } from './lookup'
import { edgeOf, enemySidesOf, openBattle, type BattleContext } from './opening'
import { drawnIn, isStanding } from './standing'

const undeclared = { attackerId: null, declaredById: null }

/** With `battle.reinforceAt` arrival an army that crosses is available at the end of its march; at the very start it fights (MB-AMB-82). */
const comesLater = (state: CampaignState, army: Army, startAt: number, now: number): boolean =>
  setting(state, 'battle.reinforceAt') === 'arrival' && now > startAt && marchOfArmy(state, army.id) !== null

/**
 * An army has come into a territory: it joins the battle there (MB-CON-5), or its flag meets enemies' flags and a battle begins
 * (MB-CON-1). With `campaign.battleTrigger` declared a crossing alone begins nothing; a completed march does (MB-AMB-12).
 */
export function meet(draft: CampaignState, armyId: string, cause: 'crossing' | 'arrival', ctx: BattleContext): void {
  const army = find(draft.armies, armyId)
  if (!army || !isStanding(draft, army)) return
  const battle = battleToJoin(draft, army.sectorId, army.stateId)
  if (battle) {
    if (!comesLater(draft, army, battle.startAt, ctx.now)) joinBattle(draft, battle, army, edgeOf(draft, army), ctx)
    return
  }
  if (cause === 'crossing' && setting(draft, 'campaign.battleTrigger') === 'declared') return
  const armies = drawnIn(draft, army)
  if (armies.length === 0) return
  // A backdated crossing (EP-1) may lie before the enemies came: the flags met when the first of them was there.
  const others = armies.filter((other) => areEnemies(draft, army.stateId, other.stateId)).map((other) => other.presentSince)
  const now = Math.max(ctx.now, Math.min(...others))
  openBattle(draft, armies, { sectorId: army.sectorId, cause, ...undeclared }, { ...ctx, now })
}

/** Armies of two states that are at war from now on: those in a battle draw the others in as a new side, by an edge that the master names (MB-CON-9). */
function drawIntoBattle(draft: CampaignState, sectorId: string, states: readonly string[], ctx: BattleContext): void {
  const fighting = openBattlesIn(draft, sectorId).filter(isFighting)
  for (const army of armiesIn(draft, sectorId).filter((other) => states.includes(other.stateId) && isStanding(draft, other))) {
    const battle = fighting.find((candidate) => enemySidesOf(draft, candidate.id, army.stateId).length > 0)
    if (battle) joinBattle(draft, battle, army, null, ctx)
  }
}

/**
 * Two states are at war from this moment (MB-CON-2): wherever their flags stand together a battle begins at once, in the order of the
 * sectors. With `campaign.battleTrigger` declared somebody has to declare the attack.
 */
export function warBegins(draft: CampaignState, a: string, b: string, ctx: BattleContext): void {
  if (!areEnemies(draft, a, b)) return
  for (const sector of inOrder(draft.sectors)) {
    drawIntoBattle(draft, sector.id, [a, b], ctx)
    if (setting(draft, 'campaign.battleTrigger') === 'declared') continue
    const standing = armiesIn(draft, sector.id).filter((army) => isStanding(draft, army))
    const first = standing.find((army) => army.stateId === a)
    if (!first || !standing.some((army) => army.stateId === b)) continue
    openBattle(draft, drawnIn(draft, first), { sectorId: sector.id, cause: 'relation', ...undeclared }, ctx)
  }
}
