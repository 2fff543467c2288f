import type { Kind } from '@/lib/rules/macrobattle/tables'

const horseshoe = 'M5.2 7.5C3.4 14.6 6.6 20.6 12 20.6C17.4 20.6 20.6 14.6 18.8 7.5M5.2 7.5H3.2M18.8 7.5H20.8'
const gun = 'M2.6 7.6L18.6 11.2L19.6 14.4L2.4 11.6ZM8 15m-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M8 15h.01'

/** Our own signs of the kinds in a box of 24 × 24: foot by its weapon, horse over a horseshoe, guns on a wheel, officers by a star. */
export const figureSigns: Record<Exclude<Kind, 'OF'>, string> = {
  LI: 'M5 19.5L17.5 6.5M19 19.5L6.5 6.5M17.5 6.5L19.8 3.6M6.5 6.5L4.2 3.6',
  MU: 'M3 17.5L6.6 13.8L15.6 6.8M6.6 13.8L8.2 16M3 17.5L5.4 19.8L8.2 16M18 4.6h.01M20.8 3.4h.01M20.4 6.8h.01M18.6 8.4h.01M17.4 2.4h.01',
  PK: 'M6 21V8.5M12 21V7M18 21V8.5M6 8.5L4.3 6.2L6 3L7.7 6.2ZM12 7L10.3 4.7L12 1.6L13.7 4.7ZM18 8.5L16.3 6.2L18 3L19.7 6.2Z',
  LC: `${horseshoe}M12 15.5C13.2 11 13 7 10.6 3M9.8 13.6H14.2`,
  DR: `${horseshoe}M8 14.8L14.4 7.4M8 14.8L9.6 16M16.4 4.6h.01M18 2.8h.01M14.8 3.2h.01`,
  HC: `${horseshoe}M8 15.6L15 5M16 15.6L9 5M8.6 12.2L11 14M15.4 12.2L13 14`,
  FA: `${gun}M13.4 16.4L22 20.4`,
  HA: `${gun}M15.6 17.4C15.2 20.6 17 22 18.6 22S22 20.6 21.6 17.4`,
  SB: 'M2.6 12C5.2 7.6 8.4 5.6 12 5.6S18.8 7.6 21.4 12C18.8 16.4 15.6 18.4 12 18.4S5.2 16.4 2.6 12ZM12 12m-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M4.4 20.4L19.6 3.6',
}

/** A star for any officer, drawn full. */
export const star = 'M12 2.6L14.5 8.3L20.7 8.9L16 13L17.4 19.1L12 15.9L6.6 19.1L8 13L3.3 8.9L9.5 8.3Z'
