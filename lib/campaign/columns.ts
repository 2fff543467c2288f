import { z } from 'zod'

/** Columns that every feature uses, so that units and bounds are the same everywhere. */

/** An opaque id. Rules never look inside. */
export const id = z.string().min(1).max(80)
/** The id a command wishes for a row that it makes: no name of Object's own properties. */
export const newId = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,79}$/)
  .refine((value) => !(value in Object.prototype), 'reserved')
/** Reference to a row that may be absent. */
export const optionalId = id.nullable()
/** Longest stretch of event time, milliseconds: some thirty years. Sums of a few such stay finite, and screens can show them. */
const LONGEST_MS = 1e12
/** A moment in event milliseconds (0 = the start of the event). */
export const moment = z.number().min(-LONGEST_MS).max(LONGEST_MS)
/** A length of event time in milliseconds. */
export const duration = z.number().positive().max(LONGEST_MS)
/** A length of event time in minutes, as the rules count. */
export const minutes = z.number().positive().max(100_000)
export const optionalMoment = moment.nullable()
/** A short name shown on screens. */
export const name = z.string().min(1).max(120)
/** A text written by a person. */
export const text = z.string().max(4000)
/** A place in an order that matters. */
export const position = z.number().int().min(-1e9).max(1e9)
/** Why a master corrected something; a chip or a sentence (EP-7). */
export const reason = z.string().trim().min(1).max(400)
