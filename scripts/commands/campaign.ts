import path from 'node:path'
import { createFromPack } from '@/lib/server/campaigns'
import { Misuse, readJsonFile, runCommand } from '@/lib/server/commandLine'
import type { CampaignCreation, NewCampaignOptions } from '@/lib/server/context'
import { environment } from '@/lib/server/environment'
import { localClient } from '@/lib/server/localClient'
import { withStore } from '@/lib/server/withStore'
import { packJsonSchema } from '@/lib/scenario/schema'

const help = `npm run --silent campaign -- create SCENARIO.json [--slug SLUG] [--rehearsal]
    makes a campaign from a scenario pack and prints its slug (without --slug made from the file's name);
    goes through the server when one runs
npm run --silent campaign -- schema
    prints the JSON Schema of a scenario pack`

async function create(file: string, options: NewCampaignOptions): Promise<CampaignCreation> {
  const pack = readJsonFile(file)
  const { data } = environment()
  const server = await localClient(data)
  if (server) return server.call('POST', '/api/campaigns', { pack, ...options })
  return withStore(data, ({ store }) => createFromPack(store, pack, options))
}

await runCommand(help, { slug: { type: 'string' }, rehearsal: { type: 'boolean' } }, async (values, [action, file]) => {
  if (action === 'schema') {
    console.log(JSON.stringify(packJsonSchema(), null, 2))
    return
  }
  if (action !== 'create' || file === undefined) throw new Misuse(help)
  const name = path.basename(file, '.json')
  const created = await create(file, { slug: values.slug ?? null, name, rehearsal: values.rehearsal ?? false })
  if ('slug' in created) {
    console.log(created.slug)
    return
  }
  for (const { path, reason } of created.errors) console.error(`${path}: ${reason}`)
  return 1
})
