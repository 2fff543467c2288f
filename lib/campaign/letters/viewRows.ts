import type { RowIn } from '../state'

type Letter = RowIn<'letters'>

export interface LetterViewRows {
  /**
   * Sealed letters. Its author sees what he wrote and to whom he handed it, never what became of it; its courier the cover alone while
   * he carries it; its readers the text; the master everything.
   */
  letters: {
    /** What the viewer has to do with it. */
    mine: 'author' | 'carrier' | 'reader' | 'all'
    authorId: string
    authorName: string
    addresseeId: string | null
    addresseeName: string | null
    addressSectorId: string | null
    addressStateId: string | null
    /** Null: sealed for the viewer. */
    text: string | null
    /** Null: what became of it is not for the author. */
    state: Letter['state'] | null
    carrierId: string | null
    carrierName: string | null
    /** The moment that matters to the viewer: written, handed over, received. */
    at: number
    readAt: number | null
  }
}
