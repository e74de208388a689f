import { hash } from 'node:crypto'
import type { Safe } from '@marquee/kit/secrets/derived-keys.ts'
import type { AdapterPayload } from 'oidc-provider'
import { z } from 'zod'

/** Their ids are the codes, tokens and session cookies themselves. */
const bearers: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Session'])

/** No character of an id. */
const HASHED = '#'

/** Ids are random and long, so an unsalted hash cannot be guessed. */
export const storedId = (model: string, id: string): string =>
  bearers.has(model) ? HASHED + hash('sha256', id, 'base64url') : id

/**
 * The rows in which a record may be: that of its hash, and that of the version before, which stored ids as they
 * are. None for a hash, which is no code or token.
 */
export const storedIds = (model: string, id: string): readonly string[] =>
  id.startsWith(HASHED) ? [] : [...new Set([storedId(model, id), id])]

const storedRecord = z.looseObject({})

/** Payloads repeat ids: that of an interaction holds the session's. JSON, because the version before parses it. */
export const lockPayload = (safe: Safe, payload: AdapterPayload): string =>
  JSON.stringify({ locked: safe.lock(JSON.stringify(payload)) })

/** Undefined if the secret that locked it is gone. Rows of the version before are not locked. */
export function unlockPayload(safe: Safe, stored: string): AdapterPayload | undefined {
  const read = storedRecord.parse(JSON.parse(stored))
  if (typeof read.locked !== 'string') return read
  const text = safe.unlock(read.locked)
  return text === null ? undefined : storedRecord.parse(JSON.parse(text))
}
