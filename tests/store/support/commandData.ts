import fc from 'fast-check'
import { z } from 'zod'
import { registry } from '@/lib/campaign/registry'
import { tables, type CampaignState, type TableName } from '@/lib/campaign/state'
import type { Json } from '@/lib/kernel/json'

/** The part of JSON Schema that zod writes for the data of commands. */
interface Schema {
  type?: string
  const?: Json
  enum?: Json[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Fields of commands that are named after what they mean, not after the table whose rows they name. */
const meant: Record<string, TableName> = {
  ...{ to: 'sectors', territory: 'sectors', route: 'sectors', sector: 'sectors', rest: 'sectors' },
  ...{ map: 'gameTables', answers: 'dispatches', dispatch: 'dispatches', names: 'people', persons: 'people', person: 'people' },
  ...{ owner: 'people', assignee: 'people', author: 'people', courier: 'people', holder: 'states', state: 'states', states: 'states' },
  ...{ outcome: 'battleOutcomes', mark: 'battleMarks', side: 'battleSides', other: 'battleSides', holders: 'battleSides' },
  ...{ force: 'battleForces', target: 'ships', change: 'allegianceChanges', request: 'diceRequests', order: 'pendingOrders' },
  ...{ armiesTo: 'people', cardsTo: 'people', noticesTo: 'people', lettersTo: 'people', tablesTo: 'people', stake: 'gameTables' },
}

/** The table whose rows a field names, or null. */
function tableOf(field: string, type: string): TableName | null {
  const names = [field === 'id' ? type.split('.')[0]! : field, field.replace(/Ids?$/, 's'), `${field}s`, `${field.replace(/y$/, 'ie')}s`]
  return meant[field] ?? (names.find((name) => Object.hasOwn(tables, name)) as TableName | undefined) ?? null
}

const words = (least: number, most: number): fc.Arbitrary<Json> =>
  fc.constantFrom('a', 'слово', 'x', 'w', 'СПО').map((word) => word.padEnd(least, 'я').slice(0, most))

/** Mostly ids of rows that are there, so that a command gets past "no such thing". */
function text(schema: Schema, field: string, type: string, state: CampaignState): fc.Arbitrary<Json> {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern, 'u')).filter((value) => value.length <= (schema.maxLength ?? 80))
  const table = tableOf(field, type)
  const ids = table === null ? [] : Object.keys(state[table])
  const word = words(schema.minLength ?? 0, schema.maxLength ?? 100)
  return ids.length === 0 ? word : fc.oneof({ weight: 9, arbitrary: fc.constantFrom<Json>(...ids) }, { weight: 1, arbitrary: word })
}

function number(schema: Schema): fc.Arbitrary<Json> {
  const least = Math.max(schema.minimum ?? -3, (schema.exclusiveMinimum ?? -4) + 1)
  const most = Math.min(schema.maximum ?? 9, (schema.exclusiveMaximum ?? 10) - 1, least + 9)
  return fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) })
}

function object(schema: Schema, type: string, state: CampaignState): fc.Arbitrary<Json> {
  const fields = Object.entries(schema.properties ?? {})
  const record = Object.fromEntries(fields.map(([field, of]) => [field, arbitrary(of, field, type, state)]))
  return fc.record(record, { requiredKeys: schema.required ?? [] })
}

function list(schema: Schema, field: string, type: string, state: CampaignState): fc.Arbitrary<Json> {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((of) => arbitrary(of, field, type, state)))
  const minLength = schema.minItems ?? 0
  return fc.array(arbitrary(schema.items ?? {}, field, type, state), {
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 2, 2)),
  })
}

/** Data of the shape a schema describes; what it does not describe is anything small. */
function arbitrary(schema: Schema, field: string, type: string, state: CampaignState): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((of) => arbitrary(of, field, type, state)))
  if (schema.allOf) return arbitrary(Object.assign({}, ...schema.allOf) as Schema, field, type, state)
  switch (schema.type) {
    case 'string':
      return text(schema, field, type, state)
    case 'number':
    case 'integer':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema, field, type, state)
    case 'object':
      if (typeof schema.additionalProperties === 'object' && !schema.properties) {
        return fc.dictionary(fc.constantFrom('w', 's'), arbitrary(schema.additionalProperties, field, type, state))
      }
      return object(schema, type, state)
    default:
      return fc.constantFrom<Json>(1, 'a', true, null)
  }
}

/** Data of the right shape for a command, made from its own schema and rows of the state, so that a new command is met at once. */
export function commandData(type: string, state: CampaignState): fc.Arbitrary<Json> {
  const { schema } = registry.commands[type]!
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return arbitrary(described, '', type, state).filter((data) => schema.safeParse(data).success)
}
