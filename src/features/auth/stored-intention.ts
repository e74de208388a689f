import { z } from '#models/zod.ts'
import { type Intention, intentionKinds, isYoung } from './pending-action.ts'
import { pendingKinds } from './pending-kinds.ts'

const wireIntention = z.strictObject({
  kind: z.enum(intentionKinds),
  slug: z
    .string()
    .regex(/^[\w-]+$/)
    .max(200),
  value: z.string().max(50).optional(),
  at: z.number(),
})

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** Null for an invalid or expired intention. */
export function readIntention(stored: string | null, now: number): Intention | null {
  const { success, data } = wireIntention.safeParse(stored === null ? null : parsed(stored))
  if (!success || !isYoung(data.at, now)) return null
  const { kind, slug, value } = data
  return { kind, slug, ...(value === undefined ? {} : { value }) }
}

export async function goOnWith(stored: string | null, kinds = pendingKinds): Promise<void> {
  const intention = readIntention(stored, Date.now())
  if (intention === null) return
  const act = await kinds[intention.kind]?.()
  await act?.(intention)
}
