/** What is wrong with a line and where; its words are `orders.line.<code>` of the catalogue. Thrown inside the parser only. */
export class LineFault extends Error {
  override readonly name = 'LineFault'
  constructor(
    readonly code:
      | 'empty'
      | 'noTarget'
      | 'noBodies'
      | 'unknown'
      | 'ambiguous'
      | 'whichArmy'
      | 'notEnough'
      | 'unknownPlace'
      | 'ambiguousPlace'
      | 'badTime',
    readonly from: number,
    readonly to: number,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code)
  }
}

/** Names as a list for a sentence. */
export const listed = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ')
