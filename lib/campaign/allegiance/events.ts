/** Facts about changes of side (EP-11). */
export type AllegianceEvent =
  /** Decided, and for now only the masters know. `at`: when it comes true, null: when the master says. */
  | { type: 'SideChangePlanned'; change: string; person: string; joinsId: string; at: number | null }
  | { type: 'SideChangeDropped'; change: string; person: string }
  /** Everybody sees it: flags change their colour. `person` is told to the two states and the masters. */
  | {
      type: 'SideChanged'
      person: string
      character: string
      leftId: string | null
      joinsId: string
      armyIds: string[]
      officerIds: string[]
    }
