import type { StaffFactors } from '@marquee/identity/staff/staff-factors.ts'
import type { StaffPasskeys } from '@marquee/identity/staff/staff-passkeys.ts'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import { at, FIRST, joined, openSession, sessionOf, staffOfEachTest } from './set-up-staff.ts'

const host = { origin: 'http://staff.localhost', csrf: 'csrf of a browser', address: '203.0.113.7' }

describeOnEngines('passkeys of staff', {}, (engine) => {
  let passkeys: StaffPasskeys
  let factors: StaffFactors
  let token: string

  const stage = staffOfEachTest(engine, async () => {
    const staff = stage.another({ required: true })
    ;({ passkeys, factors } = staff)
    token = await sessionOf(stage.staff, FIRST)
    stage.events.length = 0
  })
  const state = async (of = token) => factors.state(await openSession(stage.staff, of))
  const signIn = (response: string, from = host) => passkeys.signIn(response, from, at(7))

  const add = async (authenticator: Authenticator, name = 'Laptop', from = host) =>
    passkeys.add(
      stage.first,
      token,
      { name, response: authenticator.create(await passkeys.addOptions(stage.first, host)) },
      from,
    )

  /** Fails unless the passkey is added. */
  async function withPasskey(): Promise<Authenticator> {
    const authenticator = createAuthenticator()
    expect((await add(authenticator)).kind).toBe('done')
    return authenticator
  }

  const assertion = async (authenticator: Authenticator) =>
    authenticator.get((await passkeys.proofOptions(host)) ?? {})

  test('the first one is the second factor, has recovery codes, and ends other sessions', async () => {
    const other = await sessionOf(stage.staff, FIRST)
    expect(await state()).toMatchObject({ kind: 'none', missing: true })
    const first = await add(createAuthenticator())
    expect(first.kind === 'done' ? first.recoveryCodes : null).toHaveLength(10)
    expect(await state()).toMatchObject({
      kind: 'proven',
      missing: false,
      passkeys: 1,
      recoveryCodes: 10,
      recent: true,
    })
    expect(await stage.staff.session(other)).toBeNull()
    expect(await add(createAuthenticator(), 'Phone')).toEqual({ kind: 'done', recoveryCodes: null })
    expect((await passkeys.list(stage.first.id)).map(({ name }) => name)).toEqual(['Laptop', 'Phone'])
    const added = stage.events.filter(({ event }) => event === 'person.passkey-added')
    expect(added).toHaveLength(2)
    stage.pass(10)
    expect((await state()).recent).toBe(false)
  })

  test('one signs in without name or password, with the session proved', async () => {
    const authenticator = await withPasskey()
    const outcome = await signIn(await assertion(authenticator))
    if (outcome.kind !== 'in') throw new Error(outcome.kind)
    expect(outcome.session.person).toEqual(stage.first)
    expect(await stage.staff.session(outcome.token)).toEqual(outcome.session)
    expect((await state(outcome.token)).kind).toBe('proven')
    expect((await passkeys.list(stage.first.id))[0]?.usedAt).toBe(stage.now.toISOString())
    expect(stage.events.at(-1)).toMatchObject({ event: 'sign-in.succeeded', details: { by: 'passkey' } })
  })

  test('one proves a session that a password has started, of its person only', async () => {
    const authenticator = await withPasskey()
    const session = await sessionOf(stage.staff, FIRST)
    expect((await state(session)).kind).toBe('pending')
    const editor = await joined(stage)
    const proof = async (person = stage.first) =>
      passkeys.prove(
        person,
        session,
        authenticator.get((await passkeys.proofOptions(host, person)) ?? {}),
        host,
      )
    expect(await proof(editor)).toBe('wrong')
    expect((await state(session)).kind).toBe('pending')
    expect(await proof()).toBe('right')
    expect((await state(session)).kind).toBe('proven')
  })

  test('a challenge works once, for five minutes, in the browser that requested it, for its purpose', async () => {
    const authenticator = await withPasskey()
    const response = await assertion(authenticator)
    const elsewhere = { ...host, csrf: 'csrf of another browser' }
    expect((await signIn(response, elsewhere)).kind).toBe('wrong')
    expect((await signIn(response)).kind).toBe('in')
    expect((await signIn(response)).kind).toBe('wrong')
    const late = await assertion(authenticator)
    stage.pass(5)
    expect((await signIn(late)).kind).toBe('wrong')
    const forSignIn = await assertion(authenticator)
    expect(await passkeys.prove(stage.first, token, forSignIn, host)).toBe('wrong')
    const [first, second] = await Promise.all(
      [await assertion(authenticator)].flatMap((each) => [each, each]).map((each) => signIn(each)),
    )
    expect([first?.kind, second?.kind].toSorted()).toEqual(['in', 'wrong'])
    expect(stage.events.filter(({ event }) => event === 'sign-in.passkey-failed')).toHaveLength(4)
  })

  test('refuses a response of another origin or relying party, or without a verified user', async () => {
    for (const options of [
      { origin: 'http://evil.localhost' },
      { host: 'evil.localhost' },
      { verified: false },
    ])
      expect((await add(createAuthenticator(options))).kind).toBe('wrong')
    expect(await passkeys.list(stage.first.id)).toEqual([])
  })

  test('a removed one opens nothing; with the last one recovery codes end', async () => {
    const authenticator = await withPasskey()
    const response = await assertion(authenticator)
    const editor = await joined(stage)
    expect(await passkeys.remove(editor, authenticator.id)).toBe(false)
    await passkeys.rename(editor, authenticator.id, 'Stolen')
    await passkeys.rename(stage.first, authenticator.id, ' Work\u0000 ')
    expect(await passkeys.list(stage.first.id)).toMatchObject([{ name: 'Work' }])
    expect(await passkeys.remove(stage.first, authenticator.id)).toBe(true)
    expect((await signIn(response)).kind).toBe('wrong')
    expect(await state()).toMatchObject({ kind: 'none', recoveryCodes: 0 })
    expect(stage.events.at(-2)?.event).toBe('person.passkey-removed')
  })

  test('a recovery code replaces a lost one, and an admin removes all, with sessions that wait for it', async () => {
    const result = await add(createAuthenticator())
    const [code = ''] = result.kind === 'done' ? (result.recoveryCodes ?? []) : []
    const session = await sessionOf(stage.staff, FIRST)
    expect(await factors.prove(stage.first, session, code)).toBe('right')
    const heldBack = await sessionOf(stage.staff, FIRST)
    await factors.remove(stage.first, stage.first)
    expect(await stage.staff.session(heldBack)).toBeNull()
    expect(await passkeys.list(stage.first.id)).toEqual([])
    expect(await factors.has(stage.first.id)).toBe(false)
  })

  test('a person has ten at most, which open nothing for a suspended one', async () => {
    for (let count = 1; count < 10; count += 1) await withPasskey()
    const authenticator = await withPasskey()
    expect((await add(createAuthenticator())).kind).toBe('tooMany')
    const at = stage.now.toISOString()
    await stage.store.db.updateTable('staff_people').set({ suspended_at: at }).execute()
    expect((await signIn(await assertion(authenticator))).kind).toBe('wrong')
  })

  test('limits sign-ins of an address', async () => {
    const nonsense = ['', 'null', '{}', '[]', 'x'.repeat(40_000)]
    for (let count = 0; count < 30; count += 1)
      expect((await signIn(nonsense[count % nonsense.length] ?? '')).kind).toBe('wrong')
    expect(await signIn('nonsense')).toMatchObject({ kind: 'wait', status: 429 })
    for (let count = 0; count < 100; count += 1) await passkeys.proofOptions(host)
    expect(await passkeys.proofOptions(host)).toBeNull()
    expect(await passkeys.proofOptions({ ...host, address: '203.0.113.8' })).not.toBeNull()
  })
})
