/** Facts of notices. A new notice is no event of its own: it appears in the view of its addressee. */
export type NoticesEvent =
  | { type: 'NoticeDelivered'; notice: string; person: string; kind: string }
  /** `byVoice`: a master told it in words (EP-43). */
  | { type: 'NoticeRead'; notice: string; person: string; kind: string; byVoice: boolean }
  /** The master told those whom a mistake misled that something was put right (EP-6). */
  | { type: 'CorrectionSent'; persons: string[]; text: string }
