import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyDatabase } from '@/lib/store/backup/copy'
import { databaseFile } from '@/lib/store/database'
import { Misuse, runCommand } from '@/lib/server/commandLine'
import { round } from '../chaos/rounds'
import { write } from '../chaos/writer'

const help = `npm run chaos [-- --kills N]
    kills a writing process N times (50) with kill -9 under load while a backup runs, opens its data again each time, verifies the audit
    and looks for every acknowledged command; works on a temporary folder of its own; ends with "N passed, N failed"`

const options = { kills: { type: 'string' }, writer: { type: 'string' }, backup: { type: 'string' } } as const

await runCommand(help, options, async (values, positionals) => {
  // The other parts of the play, as this program starts them.
  if (values.writer) return write(values.writer)
  if (values.backup) return copyDatabase(databaseFile(values.backup), path.join(positionals[0]!, 'stavka.sqlite'))

  const kills = Number(values.kills ?? 50)
  if (!Number.isInteger(kills) || kills < 1) throw new Misuse(help)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-chaos-'))
  const folders = { data: path.join(folder, 'data'), copy: path.join(folder, 'copy') }
  const acknowledged = new Set<string>()
  let failed = 0
  for (let n = 1; n <= kills; n += 1) {
    try {
      await round(folders, acknowledged)
      console.log(`kill ${n}: passed, ${acknowledged.size} acknowledged commands so far`)
    } catch (error) {
      failed += 1
      console.log(`kill ${n}: FAILED: ${(error as Error).message}`)
    }
  }
  if (failed === 0) fs.rmSync(folder, { recursive: true, force: true })
  else console.log(`the data is kept in ${folder}`)
  console.log(`${kills - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
