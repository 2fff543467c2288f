/** What a panel asks the console to show: a territory, an army or a card. */
export interface JumpTarget {
  sectorId?: string
  armyId?: string
  cardId?: string
}

/** Every panel of the console's right column reads its views itself and may ask the console to jump. */
export interface PanelProps {
  slug: string
  onJump?: (target: JumpTarget) => void
}
