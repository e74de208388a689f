import { createHash } from 'node:crypto'
import { type HashCost, isHashOf, slowHash } from '../../slow-hash.ts'

const COST: HashCost = { N: 16_384, r: 8, p: 1 }

/** Cards are typed from paper: spaces, hyphens and case do not matter. */
export const asTyped = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase()

/** A PIN is short, so its hash is salted and slow. */
export async function hashPin(pin: string): Promise<string> {
  const { salt, key } = await slowHash(asTyped(pin), COST)
  return `${salt}.${key}`
}

/** Takes the same time whether the card exists (`hash`) or not (null), and whichever digit is wrong. */
export function isPin(pin: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split('.') ?? []
  return isHashOf(asTyped(pin), hash === null ? null : { salt, key }, COST)
}

/** A code is long and random: it is looked up by a plain hash. */
export const hashCode = (code: string): string =>
  createHash('sha256').update(asTyped(code)).digest('base64url')
