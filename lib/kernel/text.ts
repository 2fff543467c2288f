/**
 * The beginning of a text, at most so many UTF-16 units: never half of a character, which could not be written down. Pure.
 */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '')
