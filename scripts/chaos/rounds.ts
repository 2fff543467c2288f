import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseFile, openPrismaReadonly } from '@/lib/store/database'
import { checkIntegrity } from '@/lib/store/integrity'
import { verifyCampaign } from '@/lib/store/verify/verify'
import { slug } from './writer'

/** How long a writer lives after its first acknowledged command before it is killed, milliseconds. */
const LONGEST_LIFE = 700
const WORK_WITHIN_MS = 60_000

export interface Folders {
  data: string
  copy: string
}

/** The processes of one round: this very program in its other parts. */
function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [process.argv[1]!, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/**
 * One round: a writer under load beside a running backup is killed with `kill -9` at a random moment. Afterwards the audit must verify
 * and every command that was acknowledged must be there. Gives how many were; throws what is wrong.
 */
export async function round({ data, copy }: Folders, acknowledged: Set<string>): Promise<void> {
  const writer = start('--writer', data)
  const working = new Promise<void>((resolve, reject) => {
    createInterface({ input: writer.stdout! }).on('line', (line) => {
      const [word, id] = line.split(' ')
      if (word !== 'ack') return
      acknowledged.add(id!)
      resolve()
    })
    writer.once('exit', (code, signal) => reject(new Error(`the writer ended by itself (${code ?? signal})`)))
    setTimeout(() => reject(new Error('the writer does not work')), WORK_WITHIN_MS).unref()
  })
  const ended = new Promise((resolve) => writer.once('close', resolve))
  await working
  const backup = start('--backup', data, copy)
  const backedUp = new Promise<number | null>((resolve) => backup.once('exit', resolve))
  await wait(Math.random() * LONGEST_LIFE)
  if (writer.exitCode !== null) throw new Error(`the writer ended by itself (${writer.exitCode})`)
  writer.kill('SIGKILL')
  // Lines that were written before the kill are still in the pipe: they count.
  await ended
  if ((await backedUp) !== 0) throw new Error('the backup failed')
  await check(databaseFile(data), acknowledged)
  await checkCopy(path.join(copy, 'stavka.sqlite'))
}

async function check(file: string, acknowledged: ReadonlySet<string>): Promise<void> {
  checkIntegrity(file)
  const prisma = openPrismaReadonly(file)
  try {
    await verifyCampaign(prisma, slug)
    const rows = await prisma.auditRecord.findMany({ select: { commandId: true } })
    const recorded = new Set(rows.map((row) => row.commandId))
    const lost = [...acknowledged].filter((id) => !recorded.has(id))
    if (lost.length > 0) throw new Error(`${lost.length} acknowledged commands are lost, first ${lost[0]}`)
  } finally {
    await prisma.$disconnect()
  }
}

async function checkCopy(file: string): Promise<void> {
  if (!fs.existsSync(file)) throw new Error('there is no copy')
  const prisma = openPrismaReadonly(file)
  await verifyCampaign(prisma, slug).finally(() => prisma.$disconnect())
}
