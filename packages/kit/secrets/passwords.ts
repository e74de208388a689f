import { serviceLimits } from '#config/service-limits.ts'
import { type HashCost, isHashOf, type SlowHash, slowHash } from './slow-hash.ts'

export interface Verdict {
  readonly right: boolean
  /** Correct, but hashed with a cost other than today's. */
  readonly stale: boolean
}

export type PasswordFault = 'missing' | 'tooShort' | 'tooLong' | 'tooCommon'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time without a hash (null), so that timing reveals no account. */
  verify(password: string, hash: string | null): Promise<Verdict>
}

/** A hash costs about 0.1 s of one core, and 16 MB. */
const COST: HashCost = { N: 16_384, r: 8, p: 5 }

const written = ({ N, r, p }: HashCost, { salt, key }: SlowHash) => ['scrypt', N, r, p, salt, key].join('$')

function readHash(hash: string): SlowHash & { readonly cost: HashCost } {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt, key }
}

const composed = (password: string) => password.normalize('NFKC')

export function createPasswords(cost: HashCost = COST): Passwords {
  return {
    hash: async (password) => written(cost, await slowHash(composed(password), cost)),
    async verify(password, hash) {
      const known = hash === null ? null : readHash(hash)
      const { N, r, p } = known?.cost ?? cost
      const right = await isHashOf(composed(password), known, { N, r, p })
      return { right, stale: right && (N !== cost.N || r !== cost.r || p !== cost.p) }
    },
  }
}

/** `owner`: names and address, whose words are no password. */
export async function passwordFault(
  password: string,
  owner: readonly (string | null)[],
  least: number = serviceLimits.accounts.password.least,
): Promise<PasswordFault | undefined> {
  const { most } = serviceLimits.accounts.password
  const length = [...composed(password)].length
  if (length === 0) return 'missing'
  if (length < least) return 'tooShort'
  if (length > most) return 'tooLong'
  const words = owner.filter((word) => word !== null)
  // The lists of common passwords take some megabytes.
  const { isGuessable } = await import('./password-strength.ts')
  return isGuessable(password, words) ? 'tooCommon' : undefined
}
