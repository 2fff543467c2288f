/** Stands where a reason would: "ask me later" (EP-7). Every command that wants a reason takes it for one. */
export const REASON_LATER = 'later'
