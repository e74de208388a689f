import type { IdentityStore } from '../../src/services/identity/identity-store.ts'

type KeyRows = Awaited<ReturnType<typeof rowsIn>>

const known = new Map<string, KeyRows>()

const rowsIn = ({ db }: IdentityStore) =>
  db.selectFrom('signing_keys').where('site', '=', 'fr').where('kid', '=', '1').selectAll().execute()

/**
 * Stores the keys that the first test with this secret has made, because an RSA key takes long. Returns what
 * remembers them.
 */
export async function withKnownKeys(store: IdentityStore, secret: string): Promise<() => Promise<void>> {
  const rows = known.get(secret) ?? []
  if (rows.length > 0) await store.db.insertInto('signing_keys').values(rows).execute()
  return async () => {
    if (!known.has(secret)) known.set(secret, await rowsIn(store))
  }
}
