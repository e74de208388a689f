import { z } from './zod.ts'

/** Claims that the client host shares with scripts. */
export interface SessionToken {
  readonly id: string
}

/** Browsers limit cookies to this; longer values are forged. */
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

/** base64url JSON. Null if malformed or expired. `now` in ms. */
export function readSessionToken(value: string, now: number): SessionToken | null {
  if (value.length > MAXIMUM) return null
  const { success, data } = wireSessionToken.safeParse(decoded(value))
  if (!success || data.exp * 1000 <= now) return null
  return { id: data.id }
}
