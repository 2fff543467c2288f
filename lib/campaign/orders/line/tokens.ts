/** A piece of a line with its place in it: `to` is the place after its last character. */
export interface Token {
  text: string
  from: number
  to: number
}

/** `№2` and `2-я` are words; `3кав` is a number and a word; marks between bodies are left out. */
const bodyPattern = /(?:№|#)\s*\d+|\d+-\p{L}+|\d+|\p{L}[\p{L}\p{N}'’.-]*/gu
const placePattern = /\d+-\p{L}+|\p{N}+(?:[.,]\d+)?|\p{L}[\p{L}\p{N}'’-]*\.?/gu

function tokensOf(text: string, offset: number, pattern: RegExp): Token[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    from: offset + match.index,
    to: offset + match.index + match[0].length,
  }))
}

export const bodyTokens = (text: string, offset: number): Token[] => tokensOf(text, offset, bodyPattern)
export const placeTokens = (text: string, offset: number): Token[] => tokensOf(text, offset, placePattern)

/** A line cut at its arrows and at the semicolon: who, where to (one piece for each arrow), what else it says. */
export interface Pieces {
  bodies: Token
  places: Token[]
  text: string
}

export function piecesOf(line: string): Pieces {
  const semicolon = line.indexOf(';')
  const order = semicolon < 0 ? line : line.slice(0, semicolon)
  const pieces: Token[] = []
  let from = 0
  for (const arrow of order.matchAll(/->|→|>/g)) {
    pieces.push({ text: order.slice(from, arrow.index), from, to: arrow.index })
    from = arrow.index + arrow[0].length
  }
  pieces.push({ text: order.slice(from), from, to: order.length })
  const [bodies, ...places] = pieces
  return { bodies: bodies!, places, text: semicolon < 0 ? '' : line.slice(semicolon + 1).trim() }
}
