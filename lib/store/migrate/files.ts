import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root: the nearest folder above this file (source or bundle) that has the Prisma schema. */
export function projectRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!fs.existsSync(path.join(folder, 'prisma', 'schema.prisma'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('prisma/schema.prisma not found above ' + import.meta.url)
    folder = parent
  }
  return folder
}

export const migrationsFolder = (): string => path.join(projectRoot(), 'prisma', 'migrations')
export const schemaFile = (): string => path.join(projectRoot(), 'prisma', 'schema.prisma')

export interface MigrationFile {
  name: string
  sql: string
}

/** Migrations in the order of their names, which begin with a time. */
export function migrationFiles(): MigrationFile[] {
  const folder = migrationsFolder()
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') }))
}

/** The list in the form the schema engine takes. */
export function migrationsList() {
  const lockFile = path.join(migrationsFolder(), 'migration_lock.toml')
  return {
    baseDir: migrationsFolder(),
    lockfile: { path: 'migration_lock.toml', content: fs.existsSync(lockFile) ? fs.readFileSync(lockFile, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: migrationFiles().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  }
}

/** Writes a new migration and gives its name. */
export function writeMigration(title: string, sql: string, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const name = `${stamp}_${title.replace(/\W+/g, '_')}`
  fs.mkdirSync(path.join(migrationsFolder(), name), { recursive: true })
  fs.writeFileSync(path.join(migrationsFolder(), name, 'migration.sql'), sql)
  fs.writeFileSync(
    path.join(migrationsFolder(), 'migration_lock.toml'),
    '# Written with the first migration; names the kind of database.\nprovider = "sqlite"\n',
  )
  return name
}
