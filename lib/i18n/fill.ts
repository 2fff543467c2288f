/** What a sentence of the catalogue may be filled with. */
export type Fill = Record<string, string | number>

/**
 * Makes params of an error, event or notice fit for a sentence: ids become names where the screen knows them, lists are joined,
 * absent becomes an empty text. Nested data is left out: a sentence never shows raw data.
 */
export function fillFrom(
  params: Readonly<Record<string, unknown>>,
  nameOf: (id: string) => string | null,
  list: (items: string[]) => string,
): Fill {
  const fill: Fill = {}
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'number') fill[key] = value
    else if (typeof value === 'string') fill[key] = nameOf(value) ?? value
    else if (typeof value === 'boolean') fill[key] = value ? 'true' : 'false'
    else if (value === null || value === undefined) fill[key] = ''
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number')) {
      fill[key] = list(value.map((each) => nameOf(String(each)) ?? String(each)))
    }
  }
  return fill
}
