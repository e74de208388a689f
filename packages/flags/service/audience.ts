import { z } from '#models/zod.ts'
import type { Audience, FlagValue, VisitorDevice } from './flag-service.ts'

export const visitorDevices: readonly VisitorDevice[] = ['phone', 'tablet', 'desktop']

const storedAudience = z.object({
  rollout: z.number(),
  devices: z.array(z.enum(visitorDevices)),
  variants: z.array(z.object({ name: z.string(), weight: z.number() })),
})
const storedValue = z.object({ on: z.boolean(), audience: storedAudience.nullable() })

export const readAudience = (stored: string): Audience => storedAudience.parse(JSON.parse(stored))

export const readValue = (stored: string): FlagValue => storedValue.parse(JSON.parse(stored))

const VARIANTS = 20
const WHOLE = 1_000
/** Characters that are safe in a URL. SDKs reserve `disabled` for "no variant". */
const isVariantName = (name: unknown) =>
  typeof name === 'string' && /^[\w.~-]{1,100}$/.test(name) && name !== 'disabled'
const isWithin = (number: unknown, most: number) =>
  Number.isInteger(number) && Number(number) >= 0 && Number(number) <= most

function areVariants(variants: Audience['variants']): boolean {
  if (variants.length === 0) return true
  if (variants.length > VARIANTS || new Set(variants.map(({ name }) => name)).size !== variants.length)
    return false
  return (
    variants.every(({ name, weight }) => isVariantName(name) && isWithin(weight, WHOLE)) &&
    variants.reduce((sum, { weight }) => sum + weight, 0) === WHOLE
  )
}

/** Canonical: devices in order, all of them as none. Undefined for an invalid audience. */
export function audienceOf({ rollout, devices, variants }: Audience): Audience | undefined {
  if (
    !isWithin(rollout, 100) ||
    !devices.every((device) => visitorDevices.includes(device)) ||
    !areVariants(variants)
  )
    return undefined
  const ordered = visitorDevices.filter((device) => devices.includes(device))
  return {
    rollout,
    devices: ordered.length === visitorDevices.length ? [] : ordered,
    variants: variants.map(({ name, weight }) => ({ name, weight })),
  }
}
