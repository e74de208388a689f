import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { createPasswords, type Passwords } from '@marquee/kit/secrets/passwords.ts'
import { type HashCost, inHashTurn } from '@marquee/kit/secrets/slow-hash.ts'
import { sameText } from '@marquee/kit/secrets/tokens.ts'

/** Payload's hash and salt, as a stored password until its first use. */
const CARRIED = 'payload'

export const carriedPassword = ({ hash, salt }: { readonly hash: string; readonly salt: string }): string =>
  [CARRIED, salt, hash].join('$')

const CURRENT = 'pbkdf2-sha256-v1:'

/** The parameters of Payload's versions, of which the newer one names itself. */
async function isCarried(password: string, stored: string): Promise<boolean> {
  const [, salt = '', hash = ''] = stored.split('$')
  const isCurrent = hash.startsWith(CURRENT)
  const [iterations, bytes] = isCurrent ? [600_000, 32] : [25_000, 512]
  const derived = await inHashTurn(() => promisify(pbkdf2)(password, salt, iterations, bytes, 'sha256'))
  return sameText(derived.toString('hex'), isCurrent ? hash.slice(CURRENT.length) : hash)
}

/** Verifies passwords that were carried over too: they are stale, so that they are hashed anew. */
export function createStaffPasswords(cost?: HashCost): Passwords {
  const own = createPasswords(cost)
  return {
    hash: own.hash,
    async verify(password, hash) {
      if (!hash?.startsWith(`${CARRIED}$`)) return own.verify(password, hash)
      const right = await isCarried(password, hash)
      return { right, stale: right }
    },
  }
}
