import fs from 'node:fs'
import path from 'node:path'
import { unsupported } from '@/lib/cases/facts'
import { runCaseFiles } from '@/lib/cases/files'
import type { CaseResult } from '@/lib/cases/run'
import { callerFile, Misuse, runCommand } from '@/lib/server/commandLine'

const help = `npm run --silent cases -- [--rules PREFIX] [--id PREFIX]… [--supported] FILE…
    runs worked cases: json blocks of an .md that have id and steps, or a *-cases.json; a folder stands for all such files in it
    --rules      only cases with a rule whose id begins so
    --id         only cases whose id begins so; may be given several times
    --supported  leaves out cases in a format that cannot be run yet
    prints a line per failure and ends with "N passed, N failed"; exit 1 if any failed or none ran`

/** The files that a name on the command line stands for. */
function filesOf(name: string): string[] {
  const file = callerFile(name)
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  if (!stat) throw new Misuse(`There is no file ${name}.`)
  if (!stat.isDirectory()) return [file]
  return fs
    .readdirSync(file)
    .filter((entry) => entry.endsWith('.md') || entry.endsWith('-cases.json'))
    .sort()
    .map((entry) => path.join(file, entry))
}

/** Cases that fit any of the id prefixes. A prefix that another one covers is dropped, so that no case runs twice. */
function run(files: string[], rules: string | null, prefixes: string[]): CaseResult[] {
  const unique = [...new Set(prefixes)]
  const ids = unique.filter((prefix) => !unique.some((other) => other !== prefix && prefix.startsWith(other)))
  return (ids.length > 0 ? ids : [null]).flatMap((id) => runCaseFiles(files, { rules, id }))
}

const options = {
  rules: { type: 'string' },
  id: { type: 'string', multiple: true },
  supported: { type: 'boolean' },
} as const

await runCommand(help, options, (values, names) => {
  if (names.length === 0) throw new Misuse(help)
  const all = run(names.flatMap(filesOf), values.rules ?? null, values.id ?? [])
  const results = values.supported ? all.filter(({ failures }) => !failures.some((line) => line.includes(unsupported))) : all
  const failed = results.filter(({ failures }) => failures.length > 0)
  for (const { file, id, failures } of failed) for (const line of failures) console.log(`FAIL ${path.basename(file)} ${id}: ${line}`)
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
  return failed.length > 0 || results.length === 0 ? 1 : 0
})
