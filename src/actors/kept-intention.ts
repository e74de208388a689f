import { z } from '../../content-models/zod.ts'
import { type Intention, intentionKinds, isYoung } from './pending-action.ts'
import { pendingKinds } from './pending-kinds.ts'

const wireKept = z.strictObject({
  kind: z.enum(intentionKinds),
  slug: z
    .string()
    .regex(/^[\w-]+$/)
    .max(200),
  value: z.string().max(50).optional(),
  at: z.number(),
})

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    return null
  }
}

/** Null for what is no intention of ours, and for one that is too old. */
export function readIntention(kept: string | null, now: number): Intention | null {
  const { success, data } = wireKept.safeParse(kept === null ? null : parsed(kept))
  if (!success || !isYoung(data.at, now)) return null
  const { kind, slug, value } = data
  return { kind, slug, ...(value === undefined ? {} : { value }) }
}

/** Goes on with what the page before has kept. */
export async function goOnWith(kept: string | null, kinds = pendingKinds): Promise<void> {
  const intention = readIntention(kept, Date.now())
  if (intention === null) return
  const act = await kinds[intention.kind]?.()
  await act?.(intention)
}
