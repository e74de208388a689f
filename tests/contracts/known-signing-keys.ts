import type { IdentityStore } from '@marquee/identity/identity-tables.ts'
import { vi } from 'vitest'

let known: Awaited<ReturnType<typeof rowsIn>> = []

const rowsIn = ({ db }: IdentityStore) =>
  db.selectFrom('signing_keys').where('site', '=', 'fr').where('kid', '=', '1').selectAll().execute()

/**
 * Stores the keys that the first test of the file has made, because an RSA key takes long. Returns what remembers
 * them.
 */
export async function withKnownKeys(store: IdentityStore): Promise<() => Promise<void>> {
  if (known.length > 0) await store.db.insertInto('signing_keys').values(known).execute()
  return async () => {
    if (known.length === 0) known = await rowsIn(store)
  }
}

/** Known keys, and a clock of the process that stands still, since the provider's library reads it. */
export async function withStillProvider(
  store: IdentityStore,
  now: number | Date,
): Promise<() => Promise<void>> {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const rememberKeys = await withKnownKeys(store)
  return async () => {
    vi.useRealTimers()
    await rememberKeys()
  }
}
