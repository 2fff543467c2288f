import fs from 'node:fs'
import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { environment } from './environment'

/** A mistake in how a command was called: exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** A file named on the command line: as seen from the caller's folder, else from the program's. */
export function callerFile(name: string): string {
  const seen = path.resolve(environment().callerFolder, name)
  return fs.existsSync(seen) ? seen : path.resolve(name)
}

/** Reads a JSON file of the caller; throws in words. */
export function readJsonFile(name: string): unknown {
  const file = callerFile(name)
  if (!fs.existsSync(file)) throw new Misuse(`There is no file ${name}.`)
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    throw new Misuse(`${name} is not JSON: ${(error as Error).message}`)
  }
}

/**
 * Runs a command: `--help` prints its help, faults become sentences on stderr. The work gives the exit code (none: 0); a misuse is 2,
 * a failure 1.
 */
export async function runCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
  work: (
    values: ReturnType<typeof parseArgs<{ options: Options & { help: { type: 'boolean' } }; allowPositionals: true }>>['values'],
    positionals: string[],
  ) => Promise<number | void> | number | void,
): Promise<void> {
  try {
    const parsed = parseArgs({ options: { ...options, help: { type: 'boolean' as const } }, allowPositionals: true })
    if ((parsed.values as { help?: boolean }).help) console.log(help)
    else process.exitCode = (await work(parsed.values as never, parsed.positionals)) ?? 0
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string }
    const misuse = name === 'Misuse' || code?.startsWith('ERR_PARSE_ARGS')
    console.error(name === 'Misuse' || !misuse ? message : `${message}\n\n${help}`)
    process.exitCode = misuse ? 2 : 1
  }
}
