import { Misuse, runCommand } from '@/lib/server/commandLine'
import { environment } from '@/lib/server/environment'
import { localClient } from '@/lib/server/localClient'
import { withStore } from '@/lib/server/withStore'

const help = `npm run admin -- reset
    makes a new code for the administrator's login and prints both; the old code and its sessions end`

await runCommand(help, {}, async (_values, [action]) => {
  if (action !== 'reset') throw new Misuse(help)
  const { data } = environment()
  const server = await localClient(data)
  const made = server
    ? await server.call<{ login: string; code: string }>('POST', '/api/admin/reset')
    : await withStore(data, ({ accounts }) => accounts.resetAdmin())
  console.log(`login: ${made.login}\ncode:  ${made.code}`)
})
