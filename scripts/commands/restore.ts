import fs from 'node:fs'
import { callerFile, Misuse, runCommand } from '@/lib/server/commandLine'
import { environment } from '@/lib/server/environment'
import { restoreDatabase } from '@/lib/store/backup/restore'

const help = `npm run restore -- FILE
    puts a copy made by backup in the place of the database. Refuses while the server runs. The replaced database is kept in the
    folder backups of the data; the server's dice go on from a new secret; a clock that ran is held at the next start.`

await runCommand(help, {}, async (_values, [name]) => {
  if (name === undefined) throw new Misuse(help)
  const copy = callerFile(name)
  if (!fs.existsSync(copy)) throw new Misuse(`There is no file ${name}.`)
  const replaced = await restoreDatabase(environment().data, copy, new Date())
  console.log(`restored from ${copy}${replaced === null ? '' : `; what was there before: ${replaced}`}`)
})
