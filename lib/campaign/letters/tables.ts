import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalId, optionalMoment, text } from '../columns'

/** The way of a letter: in its author's hand, with a courier, read by its addressee, in the hands of a captor, or gone. */
export const letterStates = ['written', 'carried', 'delivered', 'taken', 'lost'] as const

export const letterTables = {
  /** Sealed letters: the text is for the readers alone, who are nobody until the letter is delivered or taken (MB-PUR-7). */
  letters: table(
    z.strictObject({
      id,
      /** The person who wrote it, or for whom the master did. */
      authorId: id,
      /** To a person; null: to whoever commands the armies of `addressStateId` in `addressSectorId`. */
      addresseeId: optionalId,
      addressSectorId: optionalId,
      addressStateId: optionalId,
      text: text.min(1),
      state: z.enum(letterStates),
      /** The officer who carries it, or carried it to its end; null: given by hand. */
      carrierId: optionalId,
      /** To whom the author handed it and when; what became of it afterwards is not for him. */
      givenToId: optionalId,
      givenAt: optionalMoment,
      /** Who may read it: its addressee, or the generals of the captor. */
      readerIds: z.array(id),
      writtenAt: moment,
      /** When its present or last carrier got it. */
      handedAt: optionalMoment,
      /** When it was delivered, taken or lost. */
      endedAt: optionalMoment,
      /** When one of its readers opened it first. */
      readAt: optionalMoment,
    }),
    { fixed: ['authorId', 'writtenAt'] },
  ),
}
