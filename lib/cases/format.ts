import type { Json } from '@/lib/kernel/json'

/** A worked case as its file has it: an object with `id` and `steps`; everything else belongs to its format. */
export interface WorkedCase {
  id: string
  steps: Json[]
  rules?: string[]
  [key: string]: Json | undefined
}

/** The file a case came from. `data` is the whole JSON document (`format`, `fixture`, …); null for a page of Markdown. */
export interface CaseDocument {
  name: string
  data: { [key: string]: Json } | null
}

/** One way of writing worked cases, and how to run them on the pure core. */
export interface CaseFormat {
  name: string
  accepts(worked: WorkedCase, document: CaseDocument): boolean
  /** Runs the case from start to end. One line per fact that does not hold; none: it passed. What it cannot run is a failure that says so. */
  run(worked: WorkedCase, document: CaseDocument): string[]
}
