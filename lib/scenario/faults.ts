import { createTranslator } from 'use-intl/core'
import messages from '@/lib/i18n/messages/ru/cardFaults.json'

export type FaultCode = keyof typeof messages

/** What is wrong with a value that a person wrote: a code with its sentence in `cardFaults` of the catalogue, and what fills it. */
export interface Fault {
  code: FaultCode
  params: Record<string, string | number>
}

export const fault = (code: FaultCode, params: Fault['params'] = {}): Fault => ({ code, params })

const say = createTranslator({ locale: 'ru', messages })

/** The sentence of a fault in the first language, for command lines and log; without the full stop, as part of a line. */
export const sayFault = ({ code, params }: Fault): string => lower(say(code, params as never).replace(/\.$/, ''))

/** In the middle of a line a sentence begins small, unless its first word is written in capitals. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) || /^\p{Lu} /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
