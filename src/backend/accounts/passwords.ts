import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { FieldFault } from './accounts.ts'
import { commonPasswords } from './common-passwords.ts'

/** Work of one hash; see scrypt. */
export interface PasswordCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

export interface Verdict {
  readonly right: boolean
  /** Right, but hashed with another cost than today's. */
  readonly stale: boolean
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time whether there is a hash or not (null). */
  verify(password: string, hash: string | null): Promise<Verdict>
}

/** About a tenth of a second of one core, and 16 MB. */
const COST: PasswordCost = { N: 16_384, r: 8, p: 5 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** The thread pool also reads files: hashing never takes all of it. */
const AT_ONCE = 2

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

const written = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

function readHash(hash: string): { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer } {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

function createQueue(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Salted, slow hashes that carry their cost, so that it can be raised. */
export function createPasswords(cost: PasswordCost = COST): Passwords {
  const queued = createQueue(AT_ONCE)
  const nobody = written(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return written(cost, salt, await queued(() => derive(password, salt, cost)))
    },
    async verify(password, hash) {
      const known = readHash(hash ?? nobody)
      const key = await queued(() => derive(password, known.salt, known.cost))
      const right = key.length === known.key.length && timingSafeEqual(key, known.key) && hash !== null
      const { N, r, p } = known.cost
      return { right, stale: right && (N !== cost.N || r !== cost.r || p !== cost.p) }
    },
  }
}

/** What is wrong with a password that somebody chooses; undefined where nothing is. Any characters will do. */
export function passwordFault(password: string, email: string, least: number = serviceLimits.accounts.password.least): FieldFault | undefined {
  const { most } = serviceLimits.accounts.password
  const length = [...password.normalize('NFKC')].length
  if (length === 0) return 'missing'
  if (length < least) return 'tooShort'
  if (length > most) return 'tooLong'
  const plain = password.toLowerCase()
  const [name = ''] = email.split('@')
  const obvious = plain === email || plain === name || commonPasswords.has(plain) || new Set(plain).size === 1
  return obvious ? 'tooCommon' : undefined
}
