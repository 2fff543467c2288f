import { z } from 'zod'
import { registry } from '@/lib/campaign/registry'
import { rulesets } from '@/lib/rules'
import { runCommand } from '@/lib/server/commandLine'

const help = `npm run --silent commands
    prints every type of command: its JSON Schema (data), who may give it, and whether it may be backdated (happenedAt) and undone`

/** What the JSON Schema cannot say is checked by the handler; an unrepresentable part becomes "anything". */
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

await runCommand(help, {}, () => {
  const campaign = Object.entries(registry.commands)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, { schema, who, backdated, undoable }]) => ({ type, who, backdated, undoable, data: schemaOf(schema) }))
  const battles = Object.values(rulesets).flatMap((ruleset) =>
    Object.entries(ruleset.commands).map(([type, { schema, who }]) => ({ system: ruleset.id, type, who, data: schemaOf(schema) })),
  )
  console.log(JSON.stringify([...campaign, ...battles], null, 2))
})
