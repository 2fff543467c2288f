import fs from 'node:fs'
import { environment } from '@/lib/server/environment'
import { databaseFile } from '@/lib/store/database'
import { lockFolder } from '@/lib/store/folderLock'
import { deployMigrations } from '@/lib/store/migrate/deploy'
import { diagnose, missingSql } from '@/lib/store/migrate/engine'
import { migrationsList, writeMigration } from '@/lib/store/migrate/files'

const help = `npm run migration -- deploy | status | check | new NAME
  deploy   copy the database, apply what is missing, compare the counts of rows (the server does it at its start)
  status   which migrations the database has
  check    exit 1 when prisma/schema.prisma and the migrations differ
  new      write the migration that leads to prisma/schema.prisma`

const file = databaseFile(environment().data)
const [action, title] = process.argv.slice(2)

switch (action) {
  case 'deploy': {
    const release = lockFolder(environment().data)
    const { applied, copy } = await deployMigrations(file, new Date())
    release()
    console.log(applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}${copy ? `; copy: ${copy}` : ''}`)
    break
  }
  case 'status':
    if (fs.existsSync(file)) console.log(JSON.stringify(await diagnose(file, migrationsList()), null, 2))
    else console.log(`no database at ${file}`)
    break
  case 'check': {
    const sql = await missingSql(migrationsList())
    if (sql === '') console.log('in step')
    else {
      console.error(`schema.prisma and the migrations differ:\n${sql}`)
      process.exitCode = 1
    }
    break
  }
  case 'new': {
    const sql = await missingSql(migrationsList())
    console.log(sql === '' ? 'nothing to do' : `wrote ${writeMigration(title ?? 'change', sql, new Date())}`)
    break
  }
  case '--help':
    console.log(help)
    break
  default:
    console.error(help)
    process.exitCode = 2
}
