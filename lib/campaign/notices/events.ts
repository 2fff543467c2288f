/** Facts of this feature. */
export type NoticesEvent = never
