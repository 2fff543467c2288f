import type { Arm } from '@/lib/campaign/armies/arms'

/** Our own signs of the arms of service, in a box of 16 × 16: crossed bayonets, a sabre over a horseshoe, a gun on its wheel. */
export const armSigns: Record<Arm, string> = {
  infantry: 'M2.5 13.5L12 4M12 4L14 1.5L11.2 2.6L10.8 4.4M13.5 13.5L4 4M4 4L2 1.5L4.8 2.6L5.2 4.4M4.4 9.8L6.2 11.6M11.6 9.8L9.8 11.6',
  cavalry:
    'M3.2 4.5C1.8 9.5 4 14 8 14C12 14 14.2 9.5 12.8 4.5M3.2 4.5L1.6 4.1M12.8 4.5L14.4 4.1M4.9 8.2h.01M5.8 11h.01M11.1 8.2h.01M10.2 11h.01M8 10.5L8 1.5M6.4 4.2L9.6 4.2',
  artillery: 'M1.5 4.2L12.5 7.4L13.4 10L1.2 7ZM5.5 9.8m-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M5.5 9.8h.01M9 11.5L15 13.8',
}
