import type { Json } from '@/lib/kernel/json'
import type { CaseDocument, CaseFormat, WorkedCase } from './format'
import { unsupported } from './facts'
import { formats } from './formats'

export interface CaseResult {
  file: string
  id: string
  /** Lines that say what went wrong; empty: passed. */
  failures: string[]
}

export interface CaseFilter {
  /** Only cases one of whose `rules` starts with it. */
  rules?: string | null
  /** Only cases whose id starts with it. */
  id?: string | null
}

const isObject = (value: unknown): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value)
const isCase = (value: unknown): value is WorkedCase => isObject(value) && typeof value.id === 'string' && Array.isArray(value.steps)

/** Contents of the fenced `json` blocks of a page, in order. */
function jsonBlocks(text: string): string[] {
  return [...text.matchAll(/^```json[^\n]*\n([\s\S]*?)^```/gm)].map((match) => match[1]!)
}

/** Blocks of a page may be illustrations that are no JSON at all; only one that looks like a case must parse. */
function parseBlock(block: string): Json {
  try {
    return JSON.parse(block) as Json
  } catch (error) {
    if (/"id"\s*:/.test(block) && /"steps"\s*:/.test(block)) throw error
    return null
  }
}

/**
 * The cases in the text of a file: of Markdown every fenced `json` block that has `id` and `steps`, of JSON the list `cases`.
 * Throws when the text is neither or holds a case that does not parse.
 */
export function collectCases(name: string, text: string): { document: CaseDocument; cases: WorkedCase[] } {
  if (name.endsWith('.md')) return { document: { name, data: null }, cases: (jsonBlocks(text).map(parseBlock) as unknown[]).filter(isCase) }
  const data = JSON.parse(text) as Json
  if (!isObject(data) || !Array.isArray(data.cases)) throw new Error(`${name}: no list "cases"`)
  const odd = data.cases.findIndex((entry) => !isCase(entry))
  if (odd >= 0) throw new Error(`${name}: cases[${odd}] has no id or no steps`)
  return { document: { name, data }, cases: data.cases as unknown as WorkedCase[] }
}

const wanted = (worked: WorkedCase, filter: CaseFilter): boolean =>
  (!filter.rules || (worked.rules ?? []).some((rule) => rule.startsWith(filter.rules!))) && (!filter.id || worked.id.startsWith(filter.id))

/** Runs one case by the format that knows it. Faults of the program are failures of the case, never of the run. */
export function runCase(worked: WorkedCase, document: CaseDocument, known: readonly CaseFormat[] = formats): string[] {
  const format = known.find((candidate) => candidate.accepts(worked, document))
  if (!format) return [`${unsupported}: no format of worked cases knows it`]
  try {
    return format.run(worked, document)
  } catch (error) {
    return [`${format.name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Runs the cases of a file's text that pass the filter, in the order of the file. */
export function runCases(name: string, text: string, filter: CaseFilter = {}, known: readonly CaseFormat[] = formats): CaseResult[] {
  const { document, cases } = collectCases(name, text)
  return cases
    .filter((worked) => wanted(worked, filter))
    .map((worked) => ({ file: name, id: worked.id, failures: runCase(worked, document, known) }))
}
