import { z } from 'zod'
import { slug, text } from './wire.ts'

/** The city that the visitor's request seems to come from; null if unknown. */
export interface VisitorZone {
  readonly city: string | null
  readonly name: string | null
}

export const wireVisitorZone = z.object({ slug, name: text }).meta({ id: 'VisitorZone' })

export const toVisitorZone = (wire: z.output<typeof wireVisitorZone>): VisitorZone => ({
  city: wire.slug,
  name: wire.name,
})
