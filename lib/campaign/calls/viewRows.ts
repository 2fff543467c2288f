export interface CallViewRows {
  /** Calls to the table that stand now. Wall: the character's name and where to, never why (EP-9). `own`: to the one who is called. */
  calls: {
    name: string
    place: string
    at: number
    own: boolean
    /** Master. */
    personId: string | null
    until: number | null
    position: number
  }
}
