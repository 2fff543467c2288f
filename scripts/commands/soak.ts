import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stateFromPack } from '@/lib/scenario/toState'
import { parsePack } from '@/lib/scenario/parse'
import { Misuse, runCommand } from '@/lib/server/commandLine'
import { openStore } from '@/lib/store/open'
import { stopProcess } from '../bench/processes'
import { startServerWithTokens } from '../bench/server'
import { soakHq, thirtySeats } from '../soak/hq'

const help = `npm run soak -- hq [--seconds N] [--rate N] [--seed N]
    thirty tablets of volunteers, hosts, couriers, players and masters give HQ random commands, legal and illegal, for N real seconds
    (30) while the event clock runs N times as fast (20: ten minutes of the event), against the real server on a temporary folder; then
    audit, state, pools, answers and every tablet are compared; ends with "N passed, N failed"`

const options = { seconds: { type: 'string' }, rate: { type: 'string' }, seed: { type: 'string' } } as const
const slug = 'soak'

const number = (value: string | undefined, otherwise: number): number => {
  const given = value === undefined ? otherwise : Number(value)
  if (!Number.isFinite(given) || given <= 0) throw new Misuse(help)
  return given
}

/** A rehearsal of the shipped evening, whose clock may run faster. */
async function prepare(data: string): Promise<void> {
  const parsed = parsePack(JSON.parse(fs.readFileSync('scenarios/horizon-war.json', 'utf8')))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors.slice(0, 3)))
  const state = stateFromPack(parsed.pack, { rehearsal: true, master: { player: 'M', character: 'M' } })
  const store = await openStore(data)
  await store.create({ slug, title: 'Soak', rehearsal: true, state })
  await store.close()
}

/** The audit replayed by the command that masters use; its fault as a sentence, or null. */
function verifyFault(data: string): string | null {
  try {
    execFileSync(process.execPath, ['dist/commands/verify.mjs', slug], { env: { ...process.env, STAVKA_DATA: data }, stdio: 'pipe' })
    return null
  } catch (error) {
    return `verify: ${String((error as { stderr?: Buffer }).stderr ?? error)}`
  }
}

await runCommand(help, options, async (values, positionals) => {
  if (positionals.length !== 1 || positionals[0] !== 'hq') throw new Misuse(help)
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-soak-'))
  await prepare(data)
  const server = await startServerWithTokens(data, slug, ['master'])
  const { faults, ...counts } = await soakHq({
    ...{ origin: server.origin, slug, masterToken: server.tokens.master!, seats: thirtySeats(), pause: [40, 400] },
    ...{ seconds: number(values.seconds, 30), rate: number(values.rate, 20), seed: number(values.seed, 1) },
  }).finally(() => stopProcess(server.child))
  const replay = verifyFault(data)
  const all = [...faults, ...(replay ? [replay] : [])]
  console.table([counts])
  for (const fault of all.slice(0, 50)) console.log(fault)
  if (all.length === 0) fs.rmSync(data, { recursive: true, force: true })
  else console.log(`the data is kept in ${data}`)
  console.log(`${all.length === 0 ? 1 : 0} passed, ${all.length === 0 ? 0 : 1} failed`)
  return all.length === 0 ? 0 : 1
})
