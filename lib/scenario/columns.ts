import { z } from 'zod'

/**
 * An id in a pack: Latin letters, digits, `-` and `_`, so that it can stand in an address and in `state:<id>`. Names that every
 * JavaScript object has (`constructor`) are refused: rows are looked up by id.
 */
export const packId = z
  .string()
  .max(80)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
  .refine((value) => !(value in {}), { error: 'reservedName' })

/** Reference to another element of the pack, or to nothing. */
export const packReference = packId.nullable().default(null)
