import path from 'node:path'
import { runCommand } from '@/lib/server/commandLine'
import { environment } from '@/lib/server/environment'
import { copyDatabase, stamp } from '@/lib/store/backup/copy'
import { keepCopies } from '@/lib/store/backup/keeper'
import { databaseFile } from '@/lib/store/database'
import { copyUploads } from '@/lib/store/uploads'

const help = `npm run backup [-- --to FILE]
    makes a sound copy of the database, also while the server runs; without --to it goes to the folder backups of the data.
    With --to the photos of paper orders are copied into a folder uploads beside the file
npm run backup -- --keep [--copy FOLDER]
    what the server runs beside itself: a copy each hour, and one in the second folder (STAVKA_COPY) at most ten seconds behind
    --data FOLDER   another data folder than STAVKA_DATA`

const options = { to: { type: 'string' }, keep: { type: 'boolean' }, data: { type: 'string' }, copy: { type: 'string' } } as const

await runCommand(help, options, async (values) => {
  const dataFolder = values.data ?? environment().data
  if (values.keep) {
    const ending = new AbortController()
    for (const sign of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(sign, () => ending.abort())
    const report = (error: unknown) => console.error(error)
    await keepCopies({ dataFolder, copyFolder: values.copy ?? environment().copy, signal: ending.signal, report })
    return
  }
  const target = values.to
    ? path.resolve(environment().callerFolder, values.to)
    : path.join(dataFolder, 'backups', `manual-${stamp(new Date())}.sqlite`)
  if (values.to) await copyUploads(dataFolder, path.dirname(target))
  await copyDatabase(databaseFile(dataFolder), target)
  console.log(target)
})
