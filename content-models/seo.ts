import { z } from 'zod'
import { object, text } from './wire.ts'

export interface Seo {
  readonly title: string | null
  readonly description: string | null
}

export const wireSeo = z.object({ title: text, metaDesc: text, description: text }).meta({ id: 'Seo' })
export const seo = object(wireSeo)

export function toSeo(wire: z.output<typeof wireSeo> | null): Seo {
  return wire === null
    ? { title: null, description: null }
    : { title: wire.title, description: wire.metaDesc ?? wire.description }
}
