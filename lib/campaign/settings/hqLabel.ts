/** What players call HQ where the event has no word of its own (EVENT-PRACTICE §6). */
export const usualHqLabel = 'ЦУП'
