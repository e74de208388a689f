import { generateKeyPair, hash, type JsonWebKey } from 'node:crypto'
import { promisify } from 'node:util'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import type { Safe } from '@marquee/kit/secrets/derived-keys.ts'
import { z } from 'zod'
import type { Clock } from '#models/site-clock.ts'
import type { IdentityStore } from './identity-tables.ts'
import { keyLifetimes } from './lifetimes.ts'

const BITS = 2_048

export type SigningKey = JsonWebKey & { readonly kid: string }

const storedJwk = z.looseObject({ kid: z.string() })

/** The same object until keys change; the first key signs. */
export interface KeySet {
  readonly keys: readonly SigningKey[]
}

export interface SigningKeysOptions {
  readonly store: IdentityStore
  readonly safe: Safe
  readonly clock: Clock
  /** The store holds a key that was encrypted with another secret. */
  readonly onUnreadable: (site: string) => void
}

interface StoredKey {
  readonly number: number
  readonly createdAt: number
  /** Null if it cannot be decrypted. */
  readonly key: SigningKey | null
}

async function newKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS })
  const jwk = privateKey.export({ format: 'jwk' })
  const { e, kty, n } = jwk
  // RFC 7638 thumbprint.
  return { ...jwk, alg: 'RS256', use: 'sig', kid: hash('sha256', JSON.stringify({ e, kty, n }), 'base64url') }
}

/** First the signing key: the newest one published long enough, else the oldest. */
function publishedOf(stored: readonly StoredKey[], now: number): readonly SigningKey[] {
  const isOld = ({ createdAt }: StoredKey) => now - createdAt >= keyLifetimes.publishedBefore
  const readable = stored.filter(({ key }) => key !== null)
  const signer = readable.findLast(isOld) ?? readable[0]
  const others = readable.filter((each) => each !== signer).toReversed()
  return [...(signer ? [signer] : []), ...others].flatMap(({ key }) => (key ? [key] : []))
}

/** A key can go when its successor signs and everything that it signed has expired. */
function outlived(stored: readonly StoredKey[], now: number): readonly StoredKey[] {
  const rest = keyLifetimes.publishedBefore + keyLifetimes.publishedAfter
  return stored.filter((_, index) => {
    const successor = stored[index + 1]
    return successor?.key != null && now - successor.createdAt > rest
  })
}

/** A key needs its new lock before the operator removes the older secret. */
async function renewLock(
  db: IdentityStore['db'],
  safe: Safe,
  { site, kid, key }: { readonly site: string; readonly kid: string; readonly key: string },
): Promise<void> {
  const renewed = safe.relock(key)
  if (renewed === null) return
  await db
    .updateTable('signing_keys')
    .set({ key: renewed })
    .where('site', '=', site)
    .where('kid', '=', kid)
    .execute()
}

export function createSigningKeys({
  store: { db },
  safe,
  clock,
  onUnreadable,
}: SigningKeysOptions): (site: string) => Promise<KeySet> {
  const remembered = new Map<string, { readonly set: KeySet; readonly until: number }>()
  const pending = new Map<string, Promise<KeySet>>()

  async function readAll(site: string): Promise<readonly StoredKey[]> {
    const rows = await db.selectFrom('signing_keys').where('site', '=', site).selectAll().execute()
    for (const { kid, key } of rows) await renewLock(db, safe, { site, kid, key })
    const stored = rows.map(({ kid, key, created_at }) => {
      const text = safe.unlock(key)
      return {
        number: Number(kid),
        createdAt: Number(created_at),
        key: text === null ? null : storedJwk.parse(JSON.parse(text)),
      }
    })
    if (stored.some(({ key }) => key === null)) onUnreadable(site)
    return stored.toSorted((a, b) => a.number - b.number)
  }

  /** One of several processes that add a due key at once wins, and all read the same. */
  async function addKey(site: string, number: number, now: number): Promise<void> {
    const key = safe.lock(JSON.stringify(await newKey()))
    await db
      .insertInto('signing_keys')
      .values({ site, kid: String(number), key, created_at: now })
      .onConflict((conflict) => conflict.columns(['site', 'kid']).doNothing())
      .execute()
  }

  async function load(site: string): Promise<KeySet> {
    const now = secondsOf(clock())
    let stored = await readAll(site)
    const newest = stored.at(-1)
    if (newest?.key == null || now - newest.createdAt >= keyLifetimes.renewal) {
      await addKey(site, (newest?.number ?? 0) + 1, now)
      stored = await readAll(site)
    }
    const gone = outlived(stored, now)
    for (const { number } of gone)
      await db.deleteFrom('signing_keys').where('site', '=', site).where('kid', '=', String(number)).execute()
    const keys = publishedOf(
      stored.filter((each) => !gone.includes(each)),
      now,
    )
    const known = remembered.get(site)?.set
    const names = ({ keys: list }: KeySet) => list.map(({ kid }) => kid).join(' ')
    const set = known && names(known) === names({ keys }) ? known : { keys }
    remembered.set(site, { set, until: now + keyLifetimes.remembered })
    return set
  }

  return async (site) => {
    const known = remembered.get(site)
    if (known && secondsOf(clock()) < known.until) return known.set
    const running = pending.get(site) ?? load(site).finally(() => pending.delete(site))
    pending.set(site, running)
    return running
  }
}
