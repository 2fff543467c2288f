/** What is chosen on the map: an id always tells what it is. */
export interface MapSelection {
  kind: 'sector' | 'army' | 'rider'
  id: string
}
export const sameSelection = (a: MapSelection | null, b: MapSelection | null): boolean => a?.kind === b?.kind && a?.id === b?.id
