import { createOwnerFactors } from '@marquee/flags/service/create-owner-factors.ts'
import type { OwnerFactors } from '@marquee/flags/service/owner-factors.ts'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { added, EDITOR, FIRST, type OwnerStage, ownersOfEachTest, sessionOf } from './set-up-owners.ts'

const use = { device: 'Firefox, Windows', network: '203.0.113.0/24' }
const secret = 'a secret of thirty-two characters'

describeOnEngines('the second factor of owners', {}, (engine) => {
  let stage: OwnerStage
  let factors: OwnerFactors
  let token: string
  ownersOfEachTest(engine, async (opened) => {
    stage = opened
    factors = open(false)
    token = await sessionOf(stage.owners, FIRST)
    await factors.state(stage.admin, token, use)
  })
  const open = (required: boolean, key = secret) =>
    createOwnerFactors({
      store: stage.store,
      secret: key,
      required,
      record: async () => {},
      clock: () => stage.now.getTime(),
    })
  const codeOf = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: stage.now.getTime() })

  async function setUp() {
    const { key, sealed } = factors.begin(stage.admin)
    const result = await factors.confirm(stage.admin, token, sealed, codeOf(key))
    if (result.kind !== 'done') throw new Error('not set up')
    return { key, codes: result.recoveryCodes }
  }
  async function newSession() {
    const made = await sessionOf(stage.owners, FIRST)
    return { made, state: await factors.state(stage.admin, made, use) }
  }

  test('is set up with a code of the key, for this owner only, and ends other sessions', async () => {
    const { made: other } = await newSession()
    const { key, sealed, address } = factors.begin(stage.admin)
    expect(address).toMatch(/^otpauth:\/\/totp\/Marquee%20flags:admin\?/)
    expect(await factors.confirm(stage.admin, token, sealed, '000000')).toEqual({ kind: 'wrong' })
    const editor = await added(stage.owners, stage.admin)
    const theirs = await sessionOf(stage.owners, EDITOR)
    expect(await factors.confirm(editor, theirs, sealed, codeOf(key))).toEqual({ kind: 'wrong' })
    expect((await factors.confirm(stage.admin, token, sealed, codeOf(key))).kind).toBe('done')
    expect(await factors.state(stage.admin, token, use)).toEqual({
      app: true,
      passkeys: 0,
      recent: true,
      kind: 'proven',
      missing: false,
      recoveryCodes: 10,
    })
    expect(await stage.owners.session(other)).toBeNull()
    expect(await stage.owners.session(theirs)).not.toBeNull()
  })

  test('a new session is pending until a code proves it, and a code works once', async () => {
    const { key } = await setUp()
    stage.pass(1)
    const { made, state } = await newSession()
    expect(state.kind).toBe('pending')
    const code = codeOf(key)
    expect(await factors.prove(stage.admin, made, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe('right')
    expect((await factors.state(stage.admin, made, use)).kind).toBe('proven')
    const { made: second } = await newSession()
    expect(await factors.prove(stage.admin, second, code)).toBe('wrong')
    expect((await factors.state(stage.admin, second, use)).kind).toBe('pending')
  })

  test('codes proved at once work once', async () => {
    const { key } = await setUp()
    stage.pass(1)
    const { made } = await newSession()
    const results = await Promise.all(
      Array.from({ length: 5 }, () => factors.prove(stage.admin, made, codeOf(key))),
    )
    expect(results.filter((result) => result === 'right')).toHaveLength(1)
  })

  test('a recovery code works once, and new ones end the former', async () => {
    const { codes } = await setUp()
    const [first = '', second = ''] = codes
    const { made } = await newSession()
    expect(await factors.prove(stage.admin, made, first.toUpperCase().replaceAll('-', ' '))).toBe('right')
    expect(await factors.state(stage.admin, made, use)).toMatchObject({ kind: 'proven', recoveryCodes: 9 })
    expect(await factors.prove(stage.admin, made, first)).toBe('wrong')
    const [fresh = ''] = await factors.newRecoveryCodes(stage.admin)
    expect(await factors.prove(stage.admin, made, second)).toBe('wrong')
    expect(await factors.prove(stage.admin, made, fresh)).toBe('right')
  })

  test('ten wrong codes in a quarter of an hour make the owner wait', async () => {
    const { key } = await setUp()
    stage.pass(1)
    const { made } = await newSession()
    for (let count = 0; count < 10; count += 1)
      expect(await factors.prove(stage.admin, made, '000000')).toBe('wrong')
    expect(await factors.prove(stage.admin, made, codeOf(key))).toBe('wait')
    stage.pass(16)
    expect(await factors.prove(stage.admin, made, codeOf(key))).toBe('right')
  })

  test('is missing for admins only, where it is required', async () => {
    const editor = await added(stage.owners, stage.admin)
    const theirs = await sessionOf(stage.owners, EDITOR)
    expect(await open(true).state(stage.admin, token, use)).toMatchObject({ kind: 'none', missing: true })
    expect(await open(true).state(editor, theirs, use)).toMatchObject({ kind: 'none', missing: false })
    await setUp()
    expect(await open(true).state(stage.admin, token, use)).toMatchObject({ kind: 'proven', missing: false })
  })

  test('the store has neither the key nor a recovery code, and another secret cannot read them', async () => {
    const { key, codes } = await setUp()
    const stored = JSON.stringify([
      await stage.store.read.selectFrom('flag_factors').selectAll().execute(),
      await stage.store.read.selectFrom('flag_recovery_codes').selectAll().execute(),
    ])
    expect(stored).not.toContain(key)
    expect(stored).not.toContain(codes[0])
    stage.pass(1)
    const other = open(false, 'quite another secret of many characters')
    expect(await other.prove(stage.admin, token, codeOf(key))).toBe('wrong')
  })

  test('an owner sees sessions with device, network and last use, and ends one or all others', async () => {
    const { made } = await newSession()
    const third = await sessionOf(stage.owners, FIRST)
    stage.pass(6)
    await factors.state(stage.admin, token, { ...use, network: '198.51.100.0/24' })
    const sessions = await factors.sessions(stage.admin, token)
    expect(sessions).toHaveLength(3)
    expect(sessions.find(({ current }) => current)).toMatchObject({
      ...use,
      network: '198.51.100.0/24',
      startedAt: '2026-11-20T11:00:00.000Z',
      seenAt: '2026-11-20T11:06:00.000Z',
    })
    const editor = await added(stage.owners, stage.admin)
    const ids = sessions.filter(({ current }) => !current).map(({ id }) => id)
    await factors.endSession(editor, ids[0] ?? '')
    expect(await factors.sessions(stage.admin, token)).toHaveLength(3)
    await factors.endSession(stage.admin, ids[0] ?? '')
    expect(await factors.sessions(stage.admin, token)).toHaveLength(2)
    await factors.endOtherSessions(stage.admin, token)
    expect((await factors.sessions(stage.admin, token)).map(({ current }) => current)).toEqual([true])
    expect([await stage.owners.session(made), await stage.owners.session(third)]).toEqual([null, null])
  })
})
