import { z } from './zod.ts'

/** Message of the authentication frame to the embedding page. */
export interface FrameMessage {
  readonly event: 'parent_exchange' | 'register_complete'
  readonly data: unknown
}

const wireFrameMessage = z.object({
  event: z.enum(['parent_exchange', 'register_complete']),
  data: z.json().default(null),
})

/** Null for a message of another sender, or an unknown one. */
export function readFrameMessage(
  message: { readonly origin: string; readonly data: unknown },
  frameUrl: string,
): FrameMessage | null {
  if (message.origin !== new URL(frameUrl).origin) return null
  const { success, data } = wireFrameMessage.safeParse(message.data)
  return success ? data : null
}

const wireOutcome = z.object({ event: z.enum(['login', 'registration']) })

export function signInOutcome(data: unknown): 'login' | 'registration' | null {
  const { success, data: outcome } = wireOutcome.safeParse(data)
  return success ? outcome.event : null
}
