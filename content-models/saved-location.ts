import { z } from './zod.ts'

interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The visitor's cookie names a cinema by ticketing reference, a city by slug. */
export type SavedLocationValue =
  | { readonly type: 'cinema'; readonly value: string }
  | { readonly type: 'city'; readonly value: string }
  | { readonly type: 'position'; readonly value: Position }
  | { readonly type: 'favorite'; readonly value: null }

const name = z.string().regex(/^[\w.+-]{1,80}$/)

const wireSavedLocation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('cinema'), value: name }),
  z.object({ type: z.literal('city'), value: name }),
  z.object({
    type: z.literal('position'),
    value: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  }),
  z.object({ type: z.literal('favorite'), value: z.null() }),
])

const wireHistory = z.array(wireSavedLocation)

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null for anything else. */
export const readSavedLocation = (text: string): SavedLocationValue | null =>
  wireSavedLocation.safeParse(json(text)).data ?? null

/** Empty if any entry is invalid. */
export const readSavedPlaces = (text: string | null): readonly SavedLocationValue[] =>
  wireHistory.safeParse(json(text ?? '')).data ?? []

const hundredths = (degrees: number) => Math.round(degrees * 100) / 100

/** A position rounded to about a kilometre: enough to sort cinemas, too coarse to locate a home. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: hundredths(latitude),
  longitude: hundredths(longitude),
})

/** Positions are rounded. */
export const writeSavedLocation = ({ type, value }: SavedLocationValue): string =>
  JSON.stringify({ type, value: typeof value === 'object' && value ? roundPosition(value) : value })
