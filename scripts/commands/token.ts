import { Misuse, runCommand } from '@/lib/server/commandLine'
import { environment } from '@/lib/server/environment'
import { localClient } from '@/lib/server/localClient'
import { withStore } from '@/lib/server/withStore'

const help = `npm run --silent token -- SLUG AUDIENCE [--label TEXT]
    prints a bearer token for an audience of a campaign: master, hq, wall, audit, state:ID, person:ID
    master and person tokens give commands, the others only read`

await runCommand(help, { label: { type: 'string' } }, async (values, [slug, audience]) => {
  if (slug === undefined || audience === undefined) throw new Misuse(help)
  const { data } = environment()
  const label = values.label ?? ''
  const server = await localClient(data)
  if (server) {
    const path = `/api/campaigns/${encodeURIComponent(slug)}/tokens`
    console.log((await server.call<{ token: string }>('POST', path, { audience, label })).token)
    return
  }
  console.log(await withStore(data, ({ accounts }) => accounts.issueToken(slug, audience, label)))
})
