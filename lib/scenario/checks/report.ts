import { fault as faultOf, sayFault, type Fault } from '../faults'
import { pathText, type PackError } from '../shapeErrors'

export interface Report {
  errors: PackError[]
  /** A fault in words, or as a code of the catalogue where screens tell of it in other languages too. */
  fault(path: readonly PropertyKey[], reason: string | Fault): void
  /** Names the second and later elements that repeat an id; gives the set of ids. */
  ids(path: readonly PropertyKey[], list: readonly { id: string }[]): Set<string>
  /** `what` is the Russian name of the thing meant, genitive: «сектора». */
  known(path: readonly PropertyKey[], id: string | null, all: ReadonlySet<string>, what: string): boolean
}

/** Collects faults of one pack. */
export function reporter(): Report {
  const errors: PackError[] = []
  const fault = (path: readonly PropertyKey[], reason: string | Fault) =>
    void errors.push(
      typeof reason === 'string' ? { path: pathText(path), reason } : { path: pathText(path), reason: sayFault(reason), fault: reason },
    )
  return {
    errors,
    fault,
    ids(path, list) {
      const seen = new Set<string>()
      list.forEach(({ id }, index) => {
        if (seen.has(id)) fault([...path, index, 'id'], faultOf('idTaken', { id }))
        seen.add(id)
      })
      return seen
    },
    known(path, id, all, what) {
      if (id === null || all.has(id)) return true
      fault(path, `нет ${what} с id «${id}»`)
      return false
    },
  }
}
