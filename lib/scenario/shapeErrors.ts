import type { z } from 'zod'
import { fault, sayFault, type Fault, type FaultCode } from './faults'

/** What is wrong with a pack: where (`sectors[3].neighbours.moon`) and why, in words for the person who wrote it. */
export interface PackError {
  path: string
  reason: string
  /** The same as a code of the catalogue, where it has one: for screens in any language. */
  fault?: Fault
}

/** `['sectors', 3, 'name']` → `sectors[3].name`; the whole file is `(файл)`. */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>((all, key) => {
    if (typeof key === 'number') return `${all}[${key}]`
    const name = String(key)
    if (!/^[\w-]+$/.test(name)) return `${all}[${JSON.stringify(name)}]`
    return all === '' ? name : `${all}.${name}`
  }, '')
  return text === '' ? '(файл)' : text
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'number'
  return typeof value
}

/** What a regular expression of a column asks for, by the last key of its path. */
const formats: Record<string, FaultCode> = { colour: 'colour', startsAt: 'startsAt' }
const customs: Record<string, FaultCode> = { reservedName: 'reservedName', timeZone: 'timeZone' }

function sizeFault(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Fault {
  const least = issue.code === 'too_small'
  const n = String(least ? issue.minimum : issue.maximum)
  const bound = issue.exact ? 'exact' : least ? 'least' : 'most'
  if (issue.origin === 'string') return least && n === '1' ? fault('empty') : fault('textLength', { bound, n })
  if (issue.origin === 'array') return least && n === '1' ? fault('emptyList') : fault('listLength', { bound, n })
  return fault('range', { bound: issue.inclusive ? bound : least ? 'above' : 'below', n })
}

function unionFault(issue: z.core.$ZodIssueInvalidUnion): Fault {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  return options.length > 0 ? fault('oneOf', { options: options.map(String).join(', ') }) : fault('noOption')
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return fault('missing', { expected: issue.expected })
      return fault('kind', { expected: issue.expected, actual: kindOf(issue.input) })
    case 'too_big':
    case 'too_small':
      return sizeFault(issue)
    case 'invalid_format':
      return fault(formats[String(issue.path.at(-1))] ?? 'idFormat')
    case 'invalid_value':
      return fault('oneOf', { options: issue.values.map((value) => String(value)).join(', ') })
    case 'unrecognized_keys':
      return fault('extra', { keys: issue.keys.join(', ') })
    case 'invalid_union':
      return unionFault(issue)
    case 'custom': {
      const code = customs[issue.message]
      return code ? fault(code) : fault('other', { text: issue.message })
    }
    case 'invalid_key':
      return fault('idFormat')
    case 'not_multiple_of':
      return fault('multiple', { n: String(issue.divisor) })
    case 'invalid_element':
      return fault('element')
  }
}

/** Faults of shape as sentences, in the order of the file. */
export function shapeErrors(error: z.ZodError): PackError[] {
  return error.issues.map((issue) => {
    const wrong = faultOf(issue)
    return { path: pathText(issue.path), reason: sayFault(wrong), fault: wrong }
  })
}
