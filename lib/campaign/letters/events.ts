/** Facts of sealed letters: for masters and the audit. Those whom a letter concerns have it in the view `letters` and in notices. */
export type LettersEvent =
  | { type: 'LetterWritten'; letterId: string; authorId: string; addresseeId: string | null; addressSectorId: string | null }
  | { type: 'LetterHanded'; letterId: string; fromId: string; carrierId: string }
  | { type: 'LetterDelivered'; letterId: string; carrierId: string | null; readerIds: string[] }
  /** Its courier was seized or caught: his captor reads it (MB-PUR-7). */
  | { type: 'LetterTaken'; letterId: string; carrierId: string; readerIds: string[] }
  | { type: 'LetterLost'; letterId: string }
  | { type: 'LetterRead'; letterId: string; personId: string }
