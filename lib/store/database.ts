import path from 'node:path'
import { PrismaClient } from '@/generated/prisma/client'
import { SerialSqlite } from './serialSqlite'

/** The database of a data folder. */
export const databaseFile = (dataFolder: string): string => path.join(dataFolder, 'stavka.sqlite')

/** The one writing client of a process: a second one on the same file would block the event loop on SQLite's lock. */
export const openPrisma = (file: string): PrismaClient => new PrismaClient({ adapter: new SerialSqlite({ file }) })

/** A client that only reads, for commands that look at the database while the server runs. */
export const openPrismaReadonly = (file: string): PrismaClient => new PrismaClient({ adapter: new SerialSqlite({ file, readonly: true }) })
