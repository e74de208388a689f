import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { secretsOf } from './secrets.ts'
import { sameText } from './tokens.ts'

const BYTES = 32
const IV_BYTES = 12
const FORMAT = 'v1'

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `marquee identity ${purpose}`, BYTES))

/** The first one signs and encrypts. */
function deriveAll(setting: string, purpose: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = secretsOf(setting)
  return [derive(first, purpose), ...others.map((secret) => derive(secret, purpose))]
}

/** Has the interface that the `cookies` library expects. */
export interface CookieSigner {
  sign(data: string): string
  verify(data: string, signature: string): boolean
  /** Index of the key that signed; -1 for none of ours. */
  index(data: string, signature: string): number
}

export function createCookieSigner(secret: string): CookieSigner {
  const keys = deriveAll(secret, 'cookies')
  const signWith = (key: Buffer, data: string) => createHmac('sha256', key).update(data).digest('base64url')
  const index = (data: string, signature: string) =>
    keys.findIndex((key) => sameText(signWith(key, data), signature))
  return {
    sign: (data) => signWith(keys[0], data),
    verify: (data, signature) => index(data, signature) >= 0,
    index,
  }
}

export interface Safe {
  lock(text: string): string
  /** Null for text that was locked with another secret or altered. */
  unlock(locked: string): string | null
  /** The text locked with the first secret, if another one has locked it. */
  relock(locked: string): string | null
}

function decrypted(key: Buffer, locked: string): string | null {
  const [format, ...parts] = locked.split('.')
  const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (format !== FORMAT || !iv || !tag || !data) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

export function createSafe(
  secret: string,
  purpose:
    | 'signing keys'
    | 'sign-ins'
    | 'second factors'
    | 'provider records'
    | 'saved forms' = 'signing keys',
): Safe {
  const [key, ...olderKeys] = deriveAll(secret, purpose)
  function lock(text: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [FORMAT, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.')
  }
  function unlockOlder(locked: string): string | null {
    for (const older of olderKeys) {
      const text = decrypted(older, locked)
      if (text !== null) return text
    }
    return null
  }
  return {
    lock,
    unlock: (locked) => decrypted(key, locked) ?? unlockOlder(locked),
    relock(locked) {
      if (decrypted(key, locked) !== null) return null
      const text = unlockOlder(locked)
      return text === null ? null : lock(text)
    },
  }
}
