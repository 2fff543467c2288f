/** Names written one a line or with commas between them, in their order, each once. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]
