import { z } from 'zod'

/** Columns that every feature uses, so that units and bounds are the same everywhere. */

/** An opaque id. Rules never look inside. */
export const id = z.string().min(1).max(80)
/** Reference to a row that may be absent. */
export const optionalId = id.nullable()
/** A moment in event milliseconds (0 = the start of the event). */
export const moment = z.number().finite()
export const optionalMoment = moment.nullable()
/** A short name shown on screens. */
export const name = z.string().min(1).max(120)
/** A text written by a person. */
export const text = z.string().max(4000)
/** A place in an order that matters. */
export const position = z.number().int()
/** Why a master corrected something; a chip or a sentence (EP-7). */
export const reason = z.string().trim().min(1).max(400)
