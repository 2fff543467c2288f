import type { z } from 'zod'

/** What is wrong with a pack: where (`sectors[3].neighbours.moon`) and why, in words for the person who wrote it. */
export interface PackError {
  path: string
  reason: string
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

const kinds: Record<string, string> = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  null: 'null',
  array: 'список',
  tuple: 'список',
  object: 'объект',
  record: 'объект',
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'ничего'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'список'
  if (typeof value === 'number') return Number.isInteger(value) ? 'целое число' : 'дробное число'
  return kinds[typeof value] ?? typeof value
}

/** What a regular expression of a column asks for, by the last key of its path. */
const formats: Record<string, string> = {
  colour: 'цвет пишется как #rrggbb, например #1f4e8c',
  startsAt: 'время начала пишется как ЧЧ:ММ, например 13:00',
}
const idFormat = 'id состоит из латинских букв, цифр, «-» и «_» и начинается с буквы или цифры'

const customs: Record<string, string> = {
  reservedName: 'такой id занят языком программирования, выберите другой',
  timeZone: 'такого часового пояса нет; нужен вид Europe/Moscow',
}

function sizeReason(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const least = issue.code === 'too_small'
  const bound = String(least ? issue.minimum : issue.maximum)
  const word = issue.exact ? 'ровно' : least ? 'не меньше' : 'не больше'
  if (issue.origin === 'string')
    return issue.code === 'too_small' && bound === '1' ? 'не должно быть пустым' : `длина в знаках: ${word} ${bound}`
  if (issue.origin === 'array')
    return least && bound === '1' ? 'список пуст, нужен хотя бы один элемент' : `элементов в списке: ${word} ${bound}`
  return issue.inclusive ? `число ${word} ${bound}` : `число ${least ? 'больше' : 'меньше'} ${bound}`
}

function unionReason(issue: z.core.$ZodIssueInvalidUnion): string {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  return options.length > 0 ? `допустимо: ${options.map(String).join(', ')}` : 'ни один из допустимых видов не подходит'
}

function reason(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `нет обязательного поля (нужно: ${kinds[issue.expected] ?? issue.expected})`
      return `нужно: ${kinds[issue.expected] ?? issue.expected}, а здесь: ${kindOf(issue.input)}`
    case 'too_big':
    case 'too_small':
      return sizeReason(issue)
    case 'invalid_format':
      return formats[String(issue.path.at(-1))] ?? idFormat
    case 'invalid_value':
      return `допустимо: ${issue.values.map((value) => String(value)).join(', ')}`
    case 'unrecognized_keys':
      return `лишние поля: ${issue.keys.join(', ')}`
    case 'invalid_union':
      return unionReason(issue)
    case 'custom':
      return customs[issue.message] ?? issue.message
    case 'invalid_key':
      return idFormat
    case 'not_multiple_of':
      return `число должно делиться на ${String(issue.divisor)}`
    case 'invalid_element':
      return 'недопустимый элемент'
  }
}

/** Faults of shape as sentences, in the order of the file. */
export function shapeErrors(error: z.ZodError): PackError[] {
  return error.issues.map((issue) => ({ path: pathText(issue.path), reason: reason(issue) }))
}
