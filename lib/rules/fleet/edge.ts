/** Where a model stands: its centre in inches from the middle of the table, and its heading in degrees, 0 = +y, clockwise. */
export interface Placement {
  x: number
  y: number
  heading: number
}

/** Straight ahead by `distance` inches. */
export function ahead({ x, y, heading }: Placement, distance: number): Placement {
  const angle = (heading * Math.PI) / 180
  return { x: x + distance * Math.sin(angle), y: y + distance * Math.cos(angle), heading }
}

/** A ship whose centre has crossed the edge of the table has left the battle (FLT-MOV-13): it makes no survival roll (SURV-1). */
export const beyondEdge = ({ x, y }: Pick<Placement, 'x' | 'y'>, table: { width: number; height: number }): boolean =>
  Math.abs(x) > table.width / 2 || Math.abs(y) > table.height / 2
