import { createRequire } from 'node:module'
import type BetterSqlite3 from 'better-sqlite3'

// better-sqlite3 13 (Node-API 10) does not load on Node 20; 12 aborts the process on Node 24.19 and later. Both are installed, this
// picks; esbuild and vitest alias `better-sqlite3` to this file, so that Prisma's adapter gets the same one.
const load = createRequire(import.meta.url)
const Database = load(Number(process.versions.napi) >= 10 ? 'better-sqlite3' : 'better-sqlite3-12') as typeof BetterSqlite3

export default Database
