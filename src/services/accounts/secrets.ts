import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** A random token for a cookie or a link; whoever reads the store has its hash only. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What cannot be a token is not looked up. */
export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text)
