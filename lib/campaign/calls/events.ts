/** Facts of the calls to the table. */
export type CallsEvent =
  | { type: 'PersonCalled'; call: string; person: string; place: string; until: number }
  /** `why`: came to the table, called off by a master, or waited for too long. */
  | { type: 'CallEnded'; call: string; person: string; why: 'came' | 'cancelled' | 'time' }
