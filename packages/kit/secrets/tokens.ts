import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 32
const TOKEN = /^[\w-]{43}$/

export const newToken = (): string => randomBytes(BYTES).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Saves a lookup for text that cannot be a token. */
export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text)

/** Constant-time for texts of the same length. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
