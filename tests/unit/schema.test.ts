import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableNames } from '@/lib/campaign/state'
import { columnsOf, models } from '@/lib/store/tableColumns'

const schema = fs.readFileSync('prisma/schema.prisma', 'utf8')

/** Columns of a model of schema.prisma but for the campaign's: `name` → `Type` or `Type?`. */
function columnsOfModel(model: string): Record<string, string> {
  const body = new RegExp(`^model ${model} \\{\\n([^}]*)`, 'm').exec(schema)
  if (!body) throw new Error(`no model ${model}`)
  const fields = [...body[1]!.matchAll(/^ {2}(\w+) +(\w+\??)/gm)].map((match): [string, string] => [match[1]!, match[2]!])
  return Object.fromEntries(fields.filter(([name]) => name !== 'campaignId' && name !== 'campaign'))
}

describe('prisma/schema.prisma', () => {
  it.each(tableNames)('has exactly the columns of the table %s', (table) => {
    const expected = columnsOf(table).map(({ name, kind, nullable }): [string, string] => [name, nullable ? `${kind}?` : kind])
    expect(columnsOfModel(models[table])).toEqual(Object.fromEntries(expected))
    expect(schema).toMatch(new RegExp(`@@id\\(\\[campaignId, id\\]\\)\\n {2}@@map\\("${table}"\\)`))
  })
})
