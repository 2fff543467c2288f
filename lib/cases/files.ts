import { readFileSync } from 'node:fs'
import { runCases, type CaseFilter, type CaseResult } from './run'

/** Runs the worked cases of files. A file that cannot be read or parsed is one failed result, so it never passes in silence. */
export function runCaseFiles(files: readonly string[], filter: CaseFilter = {}): CaseResult[] {
  return files.flatMap((file) => {
    try {
      return runCases(file, readFileSync(file, 'utf8'), filter)
    } catch (error) {
      return [{ file, id: '(file)', failures: [error instanceof Error ? error.message : String(error)] }]
    }
  })
}
