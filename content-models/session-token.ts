import { z } from './zod.ts'

/** What the client host lets a script know of the session: whose it is. */
export interface SessionToken {
  readonly id: string
}

/** A browser takes no longer cookie; what is longer was put together by somebody else. */
const MAXIMUM = 4096

/** `exp` in epoch seconds. */
const wireSessionToken = z.object({ id: z.string().trim().min(1).max(200), exp: z.number().positive() })

function decoded(value: string): unknown {
  try {
    const base64 = decodeURIComponent(value).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Reads base64url JSON. Null for anything else, and for a session that has ended. `now` in ms. */
export function readSessionToken(value: string, now: number): SessionToken | null {
  if (value.length > MAXIMUM) return null
  const { success, data } = wireSessionToken.safeParse(decoded(value))
  if (!success || data.exp * 1000 <= now) return null
  return { id: data.id }
}
