import { createHash } from 'node:crypto'
import { type HashCost, isHashOf, slowHash } from '@marquee/kit/secrets/slow-hash.ts'

const COST: HashCost = { N: 16_384, r: 8, p: 1 }

/** Cards are typed from paper: ignore spaces, hyphens and case. */
export const asTyped = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase()

/** PINs are short, hence a salted, slow hash. */
export async function hashPin(pin: string, cost = COST): Promise<string> {
  const { salt, key } = await slowHash(asTyped(pin), cost)
  return `${salt}.${key}`
}

/** Takes the same time for unknown cards (null), and compares in constant time. */
export function isPin(pin: string, hash: string | null, cost = COST): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split('.') ?? []
  return isHashOf(asTyped(pin), hash === null ? null : { salt, key }, cost)
}

/** Codes are long and random: a plain hash is safe, and can be looked up. */
export const hashCode = (code: string): string =>
  createHash('sha256').update(asTyped(code)).digest('base64url')
