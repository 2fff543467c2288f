import { z } from 'zod'
import { compass } from '@/lib/rules/macrobattle/tables'
import { drawingShape, shapeFault } from './drawing'
import { graveFault } from './faults'

const words = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) })

/** A ready map that ships: a drawing with its title, and the edges from which two sides play a practice battle on it. */
export const battlefield = z
  .strictObject({
    id: z.string().min(1).max(64),
    title: words,
    about: words,
    ...drawingShape,
    sides: z.tuple([z.enum(compass), z.enum(compass)]),
  })
  .superRefine((map, ctx) => {
    const fault = shapeFault(map) ?? graveFault(map)
    if (!fault) return
    const where = [fault.at, 'edge' in fault ? fault.edge : undefined, 'row' in fault ? fault.row : undefined].filter(
      (each) => each !== undefined,
    )
    ctx.addIssue({ code: 'custom', path: ['rows'], message: [fault.code, ...where].join(' ') })
  })
export type Battlefield = z.infer<typeof battlefield>
