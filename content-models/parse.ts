import type { z } from 'zod'
import { collectDrops, type Drop } from './drops.ts'
import { firstIssue } from './wire.ts'

export type Parsed<M> = { readonly ok: true; readonly model: M; readonly drops: readonly Drop[] } | { readonly ok: false; readonly reason: string }

type Outcome<M> = { readonly ok: true; readonly model: M } | { readonly ok: false; readonly reason: string }

/** Reads one whole answer: wire schema, then mapper. Bad items fall into `drops`; an answer that is unusable as a whole is `ok: false`. Never throws. */
export function parseWire<W, M>(schema: z.ZodType<W>, toModel: (wire: W) => M, raw: unknown): Parsed<M> {
  const { result, drops } = collectDrops(raw, (): Outcome<M> => {
    const wire = schema.safeParse(raw)
    return wire.success ? { ok: true, model: toModel(wire.data) } : { ok: false, reason: firstIssue(wire.error) }
  })
  return result.ok ? { ...result, drops } : result
}
