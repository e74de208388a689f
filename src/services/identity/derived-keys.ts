import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sameText } from '../../../content-models/same-text.ts'

const BYTES = 32
const IV_BYTES = 12
const FORMAT = 'v1'

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `marquee identity ${purpose}`, BYTES))

/** Has the interface that the `cookies` library expects. */
export interface CookieSigner {
  sign(data: string): string
  verify(data: string, signature: string): boolean
  /** Index of the key that signed; -1 for none of ours. */
  index(data: string, signature: string): number
}

export function createCookieSigner(secret: string): CookieSigner {
  const key = derive(secret, 'cookies')
  const sign = (data: string) => createHmac('sha256', key).update(data).digest('base64url')
  const verify = (data: string, signature: string) => sameText(sign(data), signature)
  return { sign, verify, index: (data, signature) => (verify(data, signature) ? 0 : -1) }
}

export interface Safe {
  lock(text: string): string
  /** Null for text that was locked with another secret or altered. */
  unlock(locked: string): string | null
}

export function createSafe(secret: string): Safe {
  const key = derive(secret, 'signing keys')
  return {
    lock(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [FORMAT, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.')
    },
    unlock(locked) {
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
    },
  }
}
