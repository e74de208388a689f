import type { z } from 'zod'
import { collectSkipped, type SkippedItem } from './skipped-items.ts'
import { firstIssue } from './wire.ts'

export type Parsed<M> =
  | {
      readonly ok: true
      readonly model: M
      readonly skipped: readonly SkippedItem[]
      /** Entries of lists and maps, at any depth, with those skipped. */
      readonly items: number
    }
  | { readonly ok: false; readonly reason: string }

type Outcome<M> = { readonly ok: true; readonly model: M } | { readonly ok: false; readonly reason: string }

/**
 * Validates and maps a whole response. Unusable items go to `skipped`; an unusable response is
 * `ok: false`. Never throws.
 */
export function parseWire<W, M>(schema: z.ZodType<W>, toModel: (wire: W) => M, raw: unknown): Parsed<M> {
  const { result, skipped, items } = collectSkipped(raw, (): Outcome<M> => {
    const wire = schema.safeParse(raw)
    return wire.success
      ? { ok: true, model: toModel(wire.data) }
      : { ok: false, reason: firstIssue(wire.error) }
  })
  return result.ok ? { ...result, skipped, items } : result
}
