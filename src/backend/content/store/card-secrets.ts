import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const BYTES = 32

/** Cards are typed from paper: spaces, hyphens and case do not matter. */
export const asTyped = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase()

/** A PIN is short, so its hash is salted and slow. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(asTyped(pin), salt, BYTES)).toString('base64url')}`
}

/** Hash of no PIN: comparing with it takes as long as with that of a card. */
const nobody = `${Buffer.alloc(16).toString('base64url')}.${Buffer.alloc(BYTES).toString('base64url')}`

/** Takes the same time whether the card exists (`hash`) or not (null), and whichever digit is wrong. */
export async function isPin(pin: string, hash: string | null): Promise<boolean> {
  const [salt = '', known = ''] = (hash ?? nobody).split('.')
  const derived = await derive(asTyped(pin), Buffer.from(salt, 'base64url'), BYTES)
  const expected = Buffer.from(known, 'base64url')
  return expected.length === derived.length && timingSafeEqual(expected, derived) && hash !== null
}

/** A code is long and random: it is looked up by a plain hash. */
export const hashCode = (code: string): string => createHash('sha256').update(asTyped(code)).digest('base64url')
