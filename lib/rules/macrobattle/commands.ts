import { Advance } from './advancing'
import { Aftermath, EndByAgreement } from './aftermath'
import { CorrectRange, FireBattery } from './batteries'
import { Attack, ChooseDefender } from './bayonet'
import type { BattleCommand } from './command'
import { FinishDeployment, NoteSaboteurs, Place } from './deployment'
import { Dismount } from './dismounting'
import { EnterFromEdge, LeaveBattle } from './edges'
import { OperateGate } from './gates'
import { Amend, NameEdge, SetBounds, SetCard, SetRelation, SetTurnLimit } from './mastering'
import { Move } from './move'
import { Shoot } from './musketry'
import { DeclareMutiny } from './mutiny'
import { Reinforce } from './reinforcing'
import { RevealSaboteurs } from './saboteurs'
import { Turn } from './turning'
import { DecisionExpired, EndMovement, EndShooting, EndTurn, RollMovement, TimeExpired } from './turns'

/** All commands of a battle under the names of section 16.3, and those by which the server and the master reach into it. */
export const commands: Record<string, BattleCommand> = {
  ...{ Place, FinishDeployment, NoteSaboteurs },
  ...{ RollMovement, Move, Turn, Dismount, OperateGate, RevealSaboteurs, EnterFromEdge, LeaveBattle, EndMovement },
  ...{ Shoot, FireBattery, CorrectRange, EndShooting },
  ...{ Attack, ChooseDefender, Advance, EndTurn },
  ...{ DeclareMutiny, TimeExpired, DecisionExpired, Aftermath, Reinforce },
  ...{ SetBounds, NameEdge, SetTurnLimit, SetRelation, SetCard, Amend, EndByAgreement },
}
