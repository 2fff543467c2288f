import fs from 'node:fs'
import { Misuse, runCommand } from '@/lib/server/commandLine'
import { environment } from '@/lib/server/environment'
import { databaseFile, openPrismaReadonly } from '@/lib/store/database'
import { verifyCampaign } from '@/lib/store/verify/verify'

const help = `npm run --silent verify -- SLUG
    re-checks a campaign: the chain of its audit, the replay of all changes against the rows, the server's dice;
    names the first fault and ends with 1 when there is one. Only reads: the server may run meanwhile.`

/** A long campaign is read in one transaction, so that the server may write on. */
const LONGEST_MS = 30 * 60_000

await runCommand(help, {}, async (_values, [slug]) => {
  if (slug === undefined) throw new Misuse(help)
  const file = databaseFile(environment().data)
  if (!fs.existsSync(file)) throw new Misuse(`There is no database in ${environment().data}.`)
  const prisma = openPrismaReadonly(file)
  try {
    const { records, checkpoints, rolls } = await prisma.$transaction((reading) => verifyCampaign(reading as typeof prisma, slug), {
      timeout: LONGEST_MS,
    })
    console.log(`${slug}: ${records} records, ${checkpoints} checkpoints, ${rolls} rolls: all as it should be`)
  } catch (error) {
    if ((error as Error).name !== 'VerifyFault') throw error
    console.error(`${slug}: ${(error as Error).message}`)
    return 1
  } finally {
    await prisma.$disconnect()
  }
  return 0
})
