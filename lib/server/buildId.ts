import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Which build of the pages this server serves; null in development. Walls reload themselves when it changes. */
export function buildId(): string | null {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return null
  }
}
