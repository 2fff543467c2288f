import { z } from 'zod'

const rankLimit = z.strictObject({ slots: z.number().int(), highest: z.number().int(), nonNumeric: z.boolean() })
/** What a card may hold by rank (MB-BAT-RNK-6). */
export type RankLimit = z.infer<typeof rankLimit>

const defaultRankLimits = {
  lower: { slots: 0, highest: 0, nonNumeric: false },
  colonel: { slots: 1, highest: 1, nonNumeric: false },
  general: { slots: 1, highest: 2, nonNumeric: true },
  marshal: { slots: 3, highest: 2, nonNumeric: true },
}

const minutes = (value: number) => z.number().positive().default(value)

/**
 * Settings of section 15 by their names there. A battle keeps them as the columns of one row, so that reading one is cheap.
 * The times of marches serve those who leave by an edge (MB-BAT-EDG-6).
 */
export const settingSchemas = {
  'battle.firstTurn': z.enum(['deployment-order', 'newcomer', 'roll']).default('deployment-order'),
  'battle.turnSeconds': z.number().positive().default(300),
  'battle.onTimeout': z.enum(['end-turn', 'warn']).default('end-turn'),
  'battle.splitMoves': z.boolean().default(false),
  'battle.hillPairs': z.boolean().default(false),
  'battle.maxFiguresPerCell': z.number().int().min(1).default(3),
  'battle.officerOnSingleCells': z.boolean().default(true),
  'battle.artilleryForest': z.enum(['deploy-only', 'table', 'never']).default('deploy-only'),
  'battle.levelMoves': z.enum(['mirror-bayonet', 'free']).default('mirror-bayonet'),
  'battle.gateToTower': z.boolean().default(true),
  'battle.riverSwamp': z.enum(['stop-on-entry', 'single-step']).default('stop-on-entry'),
  'battle.artilleryMoveNeedsFacing': z.boolean().default(false),
  'battle.roadWholePath': z.boolean().default(false),
  'battle.rankLimits': z
    .partialRecord(z.enum(['lower', 'colonel', 'general', 'marshal']), rankLimit)
    .default({})
    .transform((limits) => ({ ...defaultRankLimits, ...limits })),
  'battle.armBonusScope': z.enum(['same-cell', 'versus-arm', 'command']).default('same-cell'),
  'battle.cardBonusOnShooting': z.boolean().default(false),
  'battle.saboteurMoveOnReveal': z.boolean().default(false),
  'battle.shellsHitHidden': z.boolean().default(false),
  'battle.smallArmsAtWall': z.enum(['height-only', 'table']).default('height-only'),
  'battle.artilleryDiagonalFromWall': z.boolean().default(false),
  'battle.limitedTerrainCountsTarget': z.boolean().default(true),
  'battle.explosionScope': z.enum(['literal', 'cell', 'battery']).default('literal'),
  'battle.artilleryBlockedBy': z.enum(['none', 'adjacent', 'any']).default('none'),
  'battle.diagonalNeedsWideWall': z.boolean().default(false),
  'battle.ladderAttack': z.enum(['any', 'table']).default('any'),
  'battle.tieDestroysAttacker': z.boolean().default(true),
  'battle.officerFollowsAdvance': z.boolean().default(false),
  'battle.gateDieBonus': z.number().int().default(0),
  'battle.gateToggleCost': z.number().nonnegative().multipleOf(0.5).default(0),
  'battle.gateToggleNeedsCrew': z.boolean().default(true),
  'battle.reinforceAt': z.enum(['crossing', 'arrival']).default('crossing'),
  'battle.entryCost': z.enum(['free', 'terrain']).default('free'),
  'battle.moveAfterEntry': z.boolean().default(false),
  'battle.exitStillTurns': z.number().int().nonnegative().default(3),
  'battle.mutinyFollowers': z.enum(['assigned', 'same-cell', 'master']).default('assigned'),
  'battle.recoverOwnBatteries': z.boolean().default(true),
  'battle.decisionSeconds': z.number().positive().default(30),
  'campaign.courierMinutes': minutes(5),
  'campaign.cavalryMinutes': minutes(15),
  'campaign.infantryMinutes': minutes(30),
  'campaign.artilleryMinutes': minutes(60),
  'campaign.horseArtilleryMinutes': minutes(60),
  'campaign.saboteurMinutes': minutes(30),
  'campaign.footOfficerMinutes': minutes(30),
} as const

type Name = keyof typeof settingSchemas
type Column<Full extends string> = Full extends `${string}.${infer Short}` ? Short : never
/** Settings by column: the name without its group. */
export type Settings = { [Full in Name as Column<Full>]: z.output<(typeof settingSchemas)[Full]> }

const columnOf = (name: string): string => name.slice(name.indexOf('.') + 1)

/** Shape of the row of settings. */
export const settingColumns = Object.fromEntries(Object.entries(settingSchemas).map(([name, schema]) => [columnOf(name), schema])) as {
  [Full in Name as Column<Full>]: (typeof settingSchemas)[Full]
}

const known = z.strictObject(settingSchemas)
const isKnown = (name: string): boolean => Object.hasOwn(settingSchemas, name)

/** Settings as a campaign keeps them, by full name. Those of other groups belong to the campaign and are left aside. */
export const settingsSchema = z
  .record(z.string(), z.json())
  .transform((given, ctx): Settings => {
    const wrong = Object.keys(given).find((name) => name.startsWith('battle.') && !isKnown(name))
    if (wrong !== undefined) ctx.addIssue({ code: 'custom', message: `no such setting: ${wrong}`, input: given })
    const parsed = known.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => isKnown(name))))
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!
      ctx.addIssue({ code: 'custom', message: `${issue.path.join('.')}: ${issue.message}`, input: given })
      return z.NEVER
    }
    return Object.fromEntries(Object.entries(parsed.data).map(([name, value]) => [columnOf(name), value])) as unknown as Settings
  })
  .prefault({})
