import { z } from 'zod'
import { settingSchemas as battle } from '@/lib/rules/macrobattle/settings'
import { defaultGaugeBands, gaugeBands } from './gauge'
import { usualHqLabel } from './hqLabel'

const minutes = z
  .number()
  .positive()
  .max(24 * 60)

function define<Schema extends z.ZodType>(schema: Schema, fallback: z.infer<Schema>, event?: z.infer<Schema>) {
  return { schema, default: fallback, event: event ?? fallback }
}

/**
 * Every setting: its schema, the reference's default (worked cases use it) and the event preset (EVENT-PRACTICE §1), which new
 * campaigns start from. Only settings that something reads stand here.
 */
export const settingDefinitions = {
  // How the event is named and shown.
  'campaign.title': define(z.string().max(120), ''),
  'campaign.subtitle': define(z.string().max(200), ''),
  'campaign.theme': define(z.enum(['console', 'mapRoom']), 'console'),
  'labels.sector': define(z.string().min(1).max(40), 'территория'),
  'labels.hq': define(z.string().min(1).max(40), usualHqLabel),
  // Dice (DESIGN §3).
  'dice.source': define(z.enum(['server', 'table']), 'server', 'table'),
  // Marches (macrobattle reference, section 15).
  'campaign.courierMinutes': define(minutes, 5),
  'campaign.cavalryMinutes': define(minutes, 15),
  'campaign.infantryMinutes': define(minutes, 30),
  'campaign.artilleryMinutes': define(minutes, 60),
  'campaign.horseArtilleryMinutes': define(minutes, 60),
  'campaign.saboteurMinutes': define(minutes, 30),
  'campaign.footOfficerMinutes': define(minutes, 30),
  'campaign.splitOnMarch': define(z.boolean(), false, true),
  'campaign.countermand': define(z.enum(['first-half', 'never']), 'first-half'),
  'campaign.queueArmyOrders': define(z.boolean(), false, true),
  /** Who accepts a player's order: the rules at once, or a master from his inbox. */
  'orders.acceptance': define(z.enum(['automatic', 'master']), 'automatic'),
  'info.strengthAudience': define(z.enum(['state-generals+commander', 'commander']), 'state-generals+commander'),
  'info.marchTargetPublic': define(z.boolean(), true),
  'info.courierSeesNotice': define(z.boolean(), true),
  'info.loneOfficerFlags': define(z.enum(['hidden', 'public']), 'hidden'),
  'info.flagsWhere': define(z.enum(['anywhere', 'room']), 'anywhere', 'room'),
  'courier.ones': define(z.enum(['all-three', 'two-plus', 'any']), 'all-three'),
  'courier.countOfficers': define(z.boolean(), false),
  'courier.testAtDestination': define(z.boolean(), true),
  'pursuit.compare': define(z.enum(['sum', 'highest']), 'sum'),
  'pursuit.tie': define(z.enum(['caught', 'escapes']), 'caught'),
  'pursuit.windowMinutes': define(minutes, 5),
  /** From when the window of a pursuit counts: the report itself, or the moment it was read or told in words (EP-43). */
  'pursuit.windowFrom': define(z.enum(['report', 'read']), 'report', 'read'),
  /** Absence of the cavalry; `asked`: the master says when it is back. */
  'pursuit.absenceMinutes': define(z.union([minutes, z.literal('asked')]), 15, 'asked'),
  // Battles on the map.
  'campaign.battleTrigger': define(z.enum(['automatic', 'declared']), 'automatic', 'declared'),
  /** The commanders are called and the master opens the battle when they have come (EP-9). */
  'campaign.callCommanders': define(z.boolean(), false, true),
  'campaign.narrowBounds': define(z.enum(['always', 'attacked']), 'always', 'attacked'),
  'campaign.marchRestriction': define(z.enum(['second-half', 'both-halves']), 'second-half'),
  'battle.reinforceAt': define(z.enum(['crossing', 'arrival']), 'crossing'),
  'battle.turnSeconds': define(z.number().min(1).max(86_400), 300),
  'battle.onTimeout': define(z.enum(['end-turn', 'warn']), 'end-turn', 'warn'),
  'battle.recoverOwnBatteries': define(z.boolean(), true),
  // A battle on the digital board (macrobattle reference, section 15). It keeps those of its opening.
  'battle.firstTurn': define(battle['battle.firstTurn'], 'deployment-order'),
  'battle.splitMoves': define(battle['battle.splitMoves'], false),
  'battle.hillPairs': define(battle['battle.hillPairs'], false),
  'battle.maxFiguresPerCell': define(battle['battle.maxFiguresPerCell'], 3),
  'battle.officerOnSingleCells': define(battle['battle.officerOnSingleCells'], true),
  'battle.artilleryForest': define(battle['battle.artilleryForest'], 'deploy-only'),
  'battle.levelMoves': define(battle['battle.levelMoves'], 'mirror-bayonet'),
  'battle.gateToTower': define(battle['battle.gateToTower'], true),
  'battle.riverSwamp': define(battle['battle.riverSwamp'], 'stop-on-entry'),
  'battle.artilleryMoveNeedsFacing': define(battle['battle.artilleryMoveNeedsFacing'], false),
  'battle.roadWholePath': define(battle['battle.roadWholePath'], false),
  'battle.rankLimits': define(battle['battle.rankLimits'], battle['battle.rankLimits'].parse(undefined)),
  'battle.armBonusScope': define(battle['battle.armBonusScope'], 'same-cell'),
  'battle.cardBonusOnShooting': define(battle['battle.cardBonusOnShooting'], false),
  'battle.saboteurMoveOnReveal': define(battle['battle.saboteurMoveOnReveal'], false),
  'battle.shellsHitHidden': define(battle['battle.shellsHitHidden'], false),
  'battle.smallArmsAtWall': define(battle['battle.smallArmsAtWall'], 'height-only'),
  'battle.artilleryDiagonalFromWall': define(battle['battle.artilleryDiagonalFromWall'], false),
  'battle.limitedTerrainCountsTarget': define(battle['battle.limitedTerrainCountsTarget'], true),
  'battle.explosionScope': define(battle['battle.explosionScope'], 'literal'),
  'battle.artilleryBlockedBy': define(battle['battle.artilleryBlockedBy'], 'none'),
  'battle.diagonalNeedsWideWall': define(battle['battle.diagonalNeedsWideWall'], false),
  'battle.ladderAttack': define(battle['battle.ladderAttack'], 'any'),
  'battle.tieDestroysAttacker': define(battle['battle.tieDestroysAttacker'], true),
  'battle.officerFollowsAdvance': define(battle['battle.officerFollowsAdvance'], false),
  'battle.gateDieBonus': define(battle['battle.gateDieBonus'], 0),
  'battle.gateToggleCost': define(battle['battle.gateToggleCost'], 0),
  'battle.gateToggleNeedsCrew': define(battle['battle.gateToggleNeedsCrew'], true),
  'battle.entryCost': define(battle['battle.entryCost'], 'free'),
  'battle.moveAfterEntry': define(battle['battle.moveAfterEntry'], false),
  'battle.exitStillTurns': define(battle['battle.exitStillTurns'], 3),
  'battle.mutinyFollowers': define(battle['battle.mutinyFollowers'], 'assigned'),
  'battle.decisionSeconds': define(battle['battle.decisionSeconds'], 30),
  /** Chances are shown before a shot. */
  'battle.odds': define(z.boolean(), true, false),
  // The walls (EP-9, EP-44).
  'wall.callMinutes': define(minutes, 10),
  'wall.battles': define(z.boolean(), false, true),
  // HQ (hq reference, section 12).
  'hq.side': define(z.string().max(60), 'СПО'),
  'hq.publicOnWall': define(z.boolean(), false),
  'bchs.bands': define(gaugeBands, defaultGaugeBands),
  'hq.reserveDraw': define(z.boolean(), true),
  'collective.quorum': define(z.enum(['moreThanHalf', 'all', 'two']), 'moreThanHalf'),
  'collective.min': define(z.number().int().min(2).max(20), 2),
  'word.windowSec': define(z.number().positive().max(3600), 60),
  'word.single': define(z.literal(true), true),
  'word.masterMayConfirm': define(z.boolean(), true),
  'word.mode': define(z.enum(['devices', 'room']), 'devices', 'room'),
  'word.extendsDue': define(z.boolean(), false, true),
  'word.batch': define(z.boolean(), false, true),
  'hq.trigger': define(z.enum(['roundStart', 'roundEnd']), 'roundStart'),
  'hq.spreadMinutes': define(z.number().nonnegative().max(60), 0, 2),
  'watch.silentMinutes': define(z.number().nonnegative().max(600), 0, 10),
  'clock.pauseStopsTimers': define(z.literal(true), true),
  'donation.needsConfirm': define(z.boolean(), true),
  'donation.pools': define(z.array(z.enum(['energy', 'resources'])).max(2), ['energy'], ['energy', 'resources']),
  'exchange.in': define(z.boolean(), true),
  'exchange.out': define(z.boolean(), true),
  rates: define(z.record(z.string().min(1).max(60), z.number().int().positive()), { чек: 1 }),
  'cpRaise.scope': define(z.literal('side'), 'side'),
  'cpRaise.decision': define(z.enum(['personal', 'collective']), 'personal'),
  'survival.aidDecision': define(z.enum(['personal', 'collective']), 'collective'),
  'survival.aidSide': define(z.enum(['own', 'any']), 'own', 'any'),
  'survival.maxReroll': define(z.number().int().nonnegative().max(10), 1),
  'survival.maxModifier': define(z.number().int().nonnegative().max(5), 2),
  /** What the cause of the loss adds to the die, by the words the cause begins with (FLT-DMG-5, AMB-F34). */
  'survival.causeModifier': define(z.record(z.string().trim().min(1).max(60), z.number().int().min(-5).max(5)), {}),
  'courier.mode': define(z.enum(['manual', 'delay']), 'manual'),
  'courier.delayPerHopMin': define(z.number().positive().max(600), 2),
  'courier.cards': define(z.enum(['instant', 'delayed']), 'instant'),
  'strike.map': define(z.string().min(1).max(80), 'Гигантомахия'),
  /** Of a running battle: an attack on its table (HQ-GIG-3), or whatever the winner says in words (AMB-H26). */
  'strike.running': define(z.enum(['tableAttack', 'free']), 'tableAttack'),
  /** Of a finished battle: one step of a stake (HQ-GIG-4), or whatever the winner says in words (AMB-H26). */
  'strike.finished': define(z.enum(['stakeStep', 'free']), 'stakeStep'),
  'camp.functions': define(
    z.array(
      z.strictObject({
        id: z.string(),
        level: z.number().int(),
        present: z.number().int(),
        aid: z.enum(['cp', 'reroll', 'plus1']),
        n: z.number().int(),
      }),
    ),
    [
      { id: 'F1', level: 1, present: 3, aid: 'plus1', n: 1 },
      { id: 'F2', level: 2, present: 5, aid: 'reroll', n: 1 },
      { id: 'F3', level: 3, present: 7, aid: 'cp', n: 1 },
    ],
  ),
} as const

export type SettingName = keyof typeof settingDefinitions
export type SettingValue<Name extends SettingName> = z.infer<(typeof settingDefinitions)[Name]['schema']>
export const settingNames = Object.keys(settingDefinitions) as SettingName[]
