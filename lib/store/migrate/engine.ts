import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { schemaFile } from './files'

const schemas = () => [{ path: 'prisma/schema.prisma', content: fs.readFileSync(schemaFile(), 'utf8') }]
const filters = { externalTables: [], externalEnums: [] }
let loaded = false

/** Loads Prisma's schema engine from its WebAssembly package: no native binary has to be downloaded. */
function loadEngine(): void {
  if (loaded) return
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const engine = new WebAssembly.Module(fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm')))
  const instance = new WebAssembly.Instance(engine, { './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports })
  const { __wbg_set_wasm } = bindings as unknown as { __wbg_set_wasm: (exports: WebAssembly.Exports) => void }
  __wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as (() => void) | undefined)?.()
  loaded = true
}

/**
 * Runs work with an engine on a database file, then closes its connections: the engine leaves an exclusive lock behind, with which
 * nobody else could open the file. The shadow database lies in memory.
 */
export async function withEngine<Result>(file: string, work: (engine: bindings.SchemaEngine) => Promise<Result>): Promise<Result> {
  loadEngine()
  const opened: SqlDriverAdapter[] = []
  const stock = new PrismaBetterSqlite3({ url: file === ':memory:' ? file : `file:${file}` })
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: stock.provider,
    adapterName: stock.adapterName,
    connect: async () => {
      const adapter = await stock.connect()
      opened.push(adapter)
      return adapter
    },
    connectToShadowDb: async () => runningScripts(await stock.connectToShadowDb()),
  })
  const engine = await bindings.SchemaEngine.new(
    { datamodels: schemas().map((schema) => [schema.path, schema.content]) },
    () => {},
    factory,
  )
  try {
    return await work(engine)
  } finally {
    engine.free()
    await Promise.all(opened.map((adapter) => adapter.dispose().catch(() => {})))
  }
}

/** The engine replays a whole migration with one executeRaw, which prepares a single statement only: send it as a script. */
function runningScripts(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const executeRaw = adapter.executeRaw.bind(adapter)
  adapter.executeRaw = async (query) => {
    if (query.args.length > 0) return executeRaw(query)
    await adapter.executeScript(query.sql)
    return 0
  }
  return adapter
}

type Migrations = bindings.MigrationList

export const applyMigrations = (file: string, migrationsList: Migrations): Promise<string[]> =>
  withEngine(file, async (engine) => (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames)

/** SQL that leads from the migrations to schema.prisma; empty when they are in step. */
export async function missingSql(migrationsList: Migrations): Promise<string> {
  const from: bindings.DiffTarget = migrationsList.migrationDirectories.length ? { tag: 'migrations', ...migrationsList } : { tag: 'empty' }
  const to: bindings.DiffTarget = { tag: 'schemaDatamodel', files: schemas() }
  const result = await withEngine(':memory:', (engine) => engine.diff({ from, to, script: true, exitCode: true, filters }))
  return result.exitCode === 0 ? '' : (result.stdout ?? '')
}

export const diagnose = (file: string, migrationsList: Migrations) =>
  withEngine(file, (engine) => engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: true, filters }))
