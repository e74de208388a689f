import { createHmac } from 'node:crypto'
import { sameText } from './tokens.ts'

/** Characters of one secret. */
const SHORTEST_SECRET = 32

const isLong = (secret: string): boolean => secret.length >= SHORTEST_SECRET

/**
 * A setting that holds a secret may hold several, separated by commas: the first signs and encrypts, all verify
 * and decrypt. This lets a new one overlap with the old. A phrase with a comma, whose parts are too short to be
 * secrets, is one.
 */
export function secretsOf(setting: string): readonly [string, ...string[]] {
  const [first = '', ...others] = setting.split(',').map((secret) => secret.trim())
  return [first, ...others].some(isLong) ? [first, ...others] : [setting]
}

export const areSecrets = (setting: string): boolean => secretsOf(setting).every(isLong)

interface Signatures {
  /** HMAC-SHA256 of the parts with the first secret, in base64url. */
  sign(...parts: readonly string[]): string
  /** True if one of the secrets signed the parts. */
  isSignature(text: string, ...parts: readonly string[]): boolean
}

/** `setting`: secrets, the current one first. The first part names the purpose; no part has a line break. */
export function signatures(setting: string): Signatures {
  const secrets = secretsOf(setting)
  const signWith = (secret: string, parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
  return {
    sign: (...parts) => signWith(secrets[0], parts),
    isSignature: (text, ...parts) => secrets.some((secret) => sameText(text, signWith(secret, parts))),
  }
}

/** `subject.signature`. The subject has no dot. */
export function splitSigned(token: string): readonly [subject: string, signature: string] {
  const [subject = ''] = token.split('.', 1)
  return [subject, token.slice(subject.length + 1)]
}
