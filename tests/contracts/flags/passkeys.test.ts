import { createOwnerFactors } from '@marquee/flags/service/create-owner-factors.ts'
import { createOwnerPasskeys } from '@marquee/flags/service/create-owner-passkeys.ts'
import type { OwnerFactors } from '@marquee/flags/service/owner-factors.ts'
import type { OwnerPasskeys } from '@marquee/flags/service/owner-passkeys.ts'
import type { AuditEvent } from '@marquee/kit/audit/audit-log.ts'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import { added, EDITOR, FIRST, type OwnerStage, ownersOfEachTest, sessionOf } from './set-up-owners.ts'

const place = { origin: 'http://flags.localhost', csrf: 'csrf of a browser', address: '203.0.113.7' }
const use = { device: null, network: null }

describeOnEngines('passkeys of owners', {}, (engine) => {
  let stage: OwnerStage
  let passkeys: OwnerPasskeys
  let factors: OwnerFactors
  let token: string
  let events: AuditEvent[]
  const record = async (event: AuditEvent) => void events.push(event)

  ownersOfEachTest(engine, async (opened) => {
    stage = opened
    const { store, owners } = opened
    const clock = () => opened.now.getTime()
    events = []
    passkeys = createOwnerPasskeys({ store, record, clock })
    factors = createOwnerFactors({
      store,
      secret: 'thirty-two characters of a secret',
      required: true,
      record: async () => {},
      clock,
    })
    token = await sessionOf(owners, FIRST)
    await factors.state(opened.admin, token, use)
  })

  const add = async (authenticator: Authenticator, name = 'Laptop', from = place) =>
    passkeys.add(
      stage.admin,
      token,
      { name, response: authenticator.create(await passkeys.addOptions(stage.admin, place)) },
      from,
    )

  /** Fails unless the passkey is added. */
  async function withPasskey(): Promise<Authenticator> {
    const authenticator = createAuthenticator()
    expect((await add(authenticator)).kind).toBe('done')
    return authenticator
  }

  const assertion = async (authenticator: Authenticator) =>
    authenticator.get((await passkeys.proofOptions(place)) ?? {})

  test('the first one is the second factor, has recovery codes, and ends other sessions', async () => {
    const other = await sessionOf(stage.owners, FIRST)
    expect(await factors.state(stage.admin, token, use)).toMatchObject({ kind: 'none', missing: true })
    const first = await add(createAuthenticator())
    expect(first.kind === 'done' ? first.recoveryCodes : null).toHaveLength(10)
    expect(await factors.state(stage.admin, token, use)).toMatchObject({
      kind: 'proven',
      missing: false,
      passkeys: 1,
      recoveryCodes: 10,
      recent: true,
    })
    expect(await stage.owners.session(other)).toBeNull()
    expect(await add(createAuthenticator(), 'Phone')).toEqual({ kind: 'done', recoveryCodes: null })
    expect((await passkeys.list(stage.admin.id)).map(({ name }) => name)).toEqual(['Laptop', 'Phone'])
    expect(events.map(({ event }) => event)).toEqual(['owner.passkey-added', 'owner.passkey-added'])
    stage.pass(10)
    expect((await factors.state(stage.admin, token, use)).recent).toBe(false)
  })

  test('one signs in without name or password, with the session proved', async () => {
    const authenticator = await withPasskey()
    const outcome = await passkeys.signIn(await assertion(authenticator), place)
    if (outcome.kind !== 'in') throw new Error(outcome.kind)
    expect(outcome.session.owner).toEqual(stage.admin)
    expect(await stage.owners.session(outcome.token)).toEqual(outcome.session)
    expect((await factors.state(stage.admin, outcome.token, use)).kind).toBe('proven')
    expect((await passkeys.list(stage.admin.id))[0]?.usedAt).toBe(stage.now.toISOString())
    expect(events.at(-1)).toMatchObject({ event: 'sign-in.succeeded', details: { by: 'passkey' } })
  })

  test('one proves a session that a password has started, of its owner only', async () => {
    const authenticator = await withPasskey()
    const session = await sessionOf(stage.owners, FIRST)
    expect((await factors.state(stage.admin, session, use)).kind).toBe('pending')
    const editor = await added(stage.owners, stage.admin, EDITOR)
    const proof = async (owner = stage.admin) =>
      passkeys.prove(
        owner,
        session,
        authenticator.get((await passkeys.proofOptions(place, owner)) ?? {}),
        place,
      )
    expect(await proof(editor)).toBe('wrong')
    expect((await factors.state(stage.admin, session, use)).kind).toBe('pending')
    expect(await proof()).toBe('right')
    expect((await factors.state(stage.admin, session, use)).kind).toBe('proven')
  })

  test('a challenge works once, for five minutes, in the browser that requested it, for its purpose', async () => {
    const authenticator = await withPasskey()
    const response = await assertion(authenticator)
    const elsewhere = { ...place, csrf: 'csrf of another browser' }
    expect((await passkeys.signIn(response, elsewhere)).kind).toBe('wrong')
    expect((await passkeys.signIn(response, place)).kind).toBe('in')
    expect((await passkeys.signIn(response, place)).kind).toBe('wrong')
    const late = await assertion(authenticator)
    stage.pass(5)
    expect((await passkeys.signIn(late, place)).kind).toBe('wrong')
    const forSignIn = await assertion(authenticator)
    expect(await passkeys.prove(stage.admin, token, forSignIn, place)).toBe('wrong')
    const [first, second] = await Promise.all(
      [await assertion(authenticator)]
        .flatMap((each) => [each, each])
        .map((each) => passkeys.signIn(each, place)),
    )
    expect([first?.kind, second?.kind].toSorted()).toEqual(['in', 'wrong'])
    expect(events.filter(({ event }) => event === 'sign-in.passkey-failed')).toHaveLength(4)
  })

  test('refuses a response of another origin or relying party, or without a verified user', async () => {
    for (const options of [
      { origin: 'http://evil.localhost' },
      { host: 'evil.localhost' },
      { verified: false },
    ])
      expect((await add(createAuthenticator(options))).kind).toBe('wrong')
    expect(await passkeys.list(stage.admin.id)).toEqual([])
  })

  test('refuses a copy of a key whose counter has not risen, a signature of another key, and text', async () => {
    const authenticator = await withPasskey()
    await passkeys.signIn(await assertion(authenticator), place)
    await stage.store.db.updateTable('flag_passkeys').set({ counter: 1_000 }).execute()
    expect((await passkeys.signIn(await assertion(authenticator), place)).kind).toBe('wrong')
    await stage.store.db.updateTable('flag_passkeys').set({ counter: 0 }).execute()
    const other = JSON.parse(await assertion(createAuthenticator())) as { response: { signature: string } }
    const mine = JSON.parse(await assertion(authenticator)) as { response: object }
    const forged = { ...mine, response: { ...mine.response, signature: other.response.signature } }
    expect((await passkeys.signIn(JSON.stringify(forged), place)).kind).toBe('wrong')
    for (const nonsense of ['', 'null', '{}', '[]', 'x'.repeat(40_000)])
      expect((await passkeys.signIn(nonsense, place)).kind).toBe('wrong')
  })

  test('a removed one opens nothing; with the last one recovery codes end', async () => {
    const authenticator = await withPasskey()
    const response = await assertion(authenticator)
    const editor = await added(stage.owners, stage.admin, EDITOR)
    expect(await passkeys.remove(editor, authenticator.id)).toBe(false)
    await passkeys.rename(editor, authenticator.id, 'Stolen')
    await passkeys.rename(stage.admin, authenticator.id, ' Work\u0000 ')
    expect(await passkeys.list(stage.admin.id)).toMatchObject([{ name: 'Work' }])
    expect(await passkeys.remove(stage.admin, authenticator.id)).toBe(true)
    expect((await passkeys.signIn(response, place)).kind).toBe('wrong')
    expect(await factors.state(stage.admin, token, use)).toMatchObject({ kind: 'none', recoveryCodes: 0 })
    expect(events.at(-2)?.event).toBe('owner.passkey-removed')
  })

  test('a recovery code replaces a lost one, and an admin removes all', async () => {
    const result = await add(createAuthenticator())
    const [code = ''] = result.kind === 'done' ? (result.recoveryCodes ?? []) : []
    const session = await sessionOf(stage.owners, FIRST)
    expect(await factors.prove(stage.admin, session, code)).toBe('right')
    await factors.remove(stage.admin.id, stage.admin)
    expect(await passkeys.list(stage.admin.id)).toEqual([])
    expect(await factors.has(stage.admin.id)).toBe(false)
  })

  test('an owner has ten at most, which open nothing if the owner may not sign in here', async () => {
    for (let count = 1; count < 10; count += 1) await withPasskey()
    const authenticator = await withPasskey()
    expect((await add(createAuthenticator())).kind).toBe('tooMany')
    const access = { issuer: 'https://login.example/', passwords: 'none' } as const
    const closed = createOwnerPasskeys({
      store: stage.store,
      record,
      access,
      clock: () => stage.now.getTime(),
    })
    const response = authenticator.get((await closed.proofOptions(place)) ?? {})
    expect((await closed.signIn(response, place)).kind).toBe('wrong')
  })

  test('limits sign-ins of an address', async () => {
    for (let count = 0; count < 30; count += 1) await passkeys.signIn('nonsense', place)
    expect(await passkeys.signIn('nonsense', place)).toMatchObject({ kind: 'wait', status: 429 })
    for (let count = 0; count < 100; count += 1) await passkeys.proofOptions(place)
    expect(await passkeys.proofOptions(place)).toBeNull()
    expect(await passkeys.proofOptions({ ...place, address: '203.0.113.8' })).not.toBeNull()
  })
})
