import type { IdentityStore } from '@marquee/identity/identity-tables.ts'
import { createSigningKeys, type KeySet } from '@marquee/identity/signing-keys.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import {
  browserOf,
  clientCalled,
  fakeAccounts,
  identityOn,
  NOW,
  SECRET,
  signInSilently,
} from './identity-visitor.ts'
import { withKnownKeys } from './known-signing-keys.ts'
import { describeOnEngines } from './on-engines.ts'
import { storeOfEachTest } from './set-up.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const kids = ({ keys }: KeySet) => keys.map(({ kid }) => kid)

describeOnEngines('signing keys', { dialect: true }, (engine) => {
  let store: IdentityStore
  let now = NOW

  storeOfEachTest(engine, (opened) => {
    store = opened.store
    now = NOW
    return withKnownKeys(store)
  })

  const keysOf = (secret = SECRET, lost: string[] = []) =>
    createSigningKeys({
      store,
      safe: createSafe(secret),
      clock: () => now,
      onUnreadable: (site) => lost.push(site),
    })

  test('survive a restart, and differ by site', async () => {
    const first = await keysOf()('fr')
    expect(kids(first)).toHaveLength(1)
    expect(kids(await keysOf()('fr'))).toEqual(kids(first))
    expect(kids(await keysOf()('nl'))).not.toEqual(kids(first))
  })

  test('are the same for processes that start concurrently', async () => {
    await store.db.deleteFrom('signing_keys').execute()
    const sets = await Promise.all(Array.from({ length: 3 }, () => keysOf()('fr')))
    expect(new Set(sets.flatMap(kids)).size).toBe(1)
  })

  test('are encrypted in the store', async () => {
    await keysOf()('fr')
    const rows = await store.db.selectFrom('signing_keys').selectAll().execute()
    expect(rows).toHaveLength(1)
    // Three letters alone may occur by chance, so the pattern has quotes.
    expect(JSON.stringify(rows)).not.toMatch(/(?:kty|RSA)\\?"/)
  })

  test('rotate every 90 days: published an hour before they sign, and a day after', async () => {
    const of = keysOf()
    const [first] = kids(await of('fr'))
    now += 90 * DAY - HOUR
    expect(kids(await of('fr'))).toEqual([first])
    now += HOUR
    const announced = kids(await of('fr'))
    expect(announced).toHaveLength(2)
    expect(announced[0]).toBe(first)
    now += HOUR
    const [signer, old] = kids(await of('fr'))
    expect([signer, old]).toEqual([announced[1], first])
    expect(kids(await keysOf()('fr'))).toEqual([signer, first])
    now += DAY + HOUR
    expect(kids(await of('fr'))).toEqual([signer])
    expect(await store.db.selectFrom('signing_keys').select('kid').execute()).toHaveLength(1)
  })

  test('a database with another secret gets a new key and reports it', async () => {
    const before = await keysOf()('fr')
    const lost: string[] = []
    const after = await keysOf('another secret of at least 32 characters', lost)('fr')
    expect(lost).toContain('fr')
    expect(kids(after)).toHaveLength(1)
    expect(kids(after)).not.toEqual(kids(before))
  })

  test('survive the replacement of the secret, if the old one stays beside the new for a start', async () => {
    const newer = 'a newer secret of at least 32 characters'
    const lost: string[] = []
    const before = kids(await keysOf()('fr'))
    expect(kids(await keysOf(`${SECRET},${newer}`, lost)('fr'))).toEqual(before)
    expect(kids(await keysOf(`${newer},${SECRET}`, lost)('fr'))).toEqual(before)
    expect(kids(await keysOf(newer, lost)('fr'))).toEqual(before)
    expect(lost).toEqual([])
  })

  test('published keys verify a token before and after a rotation', async () => {
    const accounts = fakeAccounts()
    accounts.add(clientCalled('noor'))
    const identity = identityOn(store, accounts, { clock: () => now })
    const browser = browserOf(() => identity)
    browser.holds(accounts.signIn('noor'))
    const published = async () =>
      (await (await browser.get('/.well-known/jwks.json')).json()) as JSONWebKeySet
    const before = await signInSilently(browser)
    await store.db
      .updateTable('signing_keys')
      .set({ created_at: Math.floor((now - 91 * DAY) / 1_000) })
      .execute()
    now += HOUR
    expect((await published()).keys).toHaveLength(2)
    now += HOUR
    const set = await published()
    const after = await signInSilently(browser)
    expect(decodeProtectedHeader(after.id_token).kid).not.toBe(decodeProtectedHeader(before.id_token).kid)
    for (const { id_token: token } of [before, after]) {
      expect(
        (await jwtVerify(token, createLocalJWKSet(set), { currentDate: new Date(now) })).payload.sub,
      ).toBe('noor')
    }
    expect(JSON.stringify(set)).not.toContain('"d":')
  })
})
