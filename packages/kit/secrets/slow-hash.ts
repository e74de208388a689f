import { randomBytes, scrypt } from 'node:crypto'
import { bulkhead } from 'cockatiel'
import { sameText } from './tokens.ts'

export interface HashCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

export interface SlowHash {
  readonly salt: string
  readonly key: string
}

const SALT_BYTES = 16
const KEY_BYTES = 32
/** scrypt runs in libuv's thread pool, which also reads files: hashing must not fill it. */
const twoAtOnce = bulkhead(2, Number.POSITIVE_INFINITY)

/**
 * Runs work that computes a slow hash itself; at most two at once, with those below.
 * @public imported by the CMS
 */
export const inHashTurn = <Result>(work: () => Promise<Result>): Promise<Result> => twoAtOnce.execute(work)

const derived = (text: string, salt: string, { N, r, p }: HashCost): Promise<string> =>
  inHashTurn(
    () =>
      new Promise<string>((resolve, reject) => {
        scrypt(
          text,
          Buffer.from(salt, 'base64url'),
          KEY_BYTES,
          { N, r, p, maxmem: 256 * N * r },
          (error, key) => (error ? reject(error) : resolve(key.toString('base64url'))),
        )
      }),
  )

export async function slowHash(text: string, cost: HashCost): Promise<SlowHash> {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  return { salt, key: await derived(text, salt, cost) }
}

const nobody: SlowHash = {
  salt: Buffer.alloc(SALT_BYTES).toString('base64url'),
  key: Buffer.alloc(KEY_BYTES).toString('base64url'),
}

/** Takes the same time without a hash (null), and compares in constant time. */
export async function isHashOf(text: string, hash: SlowHash | null, cost: HashCost): Promise<boolean> {
  const { salt, key } = hash ?? nobody
  return sameText(await derived(text, salt, cost), key) && hash !== null
}
