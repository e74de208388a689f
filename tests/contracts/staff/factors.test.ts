import type { StaffFactors } from '@marquee/identity/staff/staff-factors.ts'
import { codeOf } from '@marquee/identity/staff/staff-sign-in.fixture.ts'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { EDITOR, FIRST, joined, openSession, sessionOf, staffOfEachTest } from './set-up-staff.ts'

describeOnEngines('the second factor of staff', {}, (engine) => {
  let factors: StaffFactors
  let token: string
  const stage = staffOfEachTest(engine, async () => {
    factors = stage.staff.factors
    token = await sessionOf(stage.staff, FIRST)
  })
  const now = () => stage.now.getTime()
  const state = async (of = token, on = stage.staff) => on.factors.state(await openSession(stage.staff, of))

  async function setUp() {
    const { key, sealed } = factors.begin(stage.first)
    const codes = await factors.confirm(stage.first, token, sealed, codeOf(key, now()))
    if (!codes) throw new Error('not set up')
    return { key, codes }
  }
  const prove = (of: string, code: string) => factors.prove(stage.first, of, code)

  test('is set up with a code of the key, for this person only, and ends other sessions', async () => {
    const { staff, first } = stage
    const other = await sessionOf(staff, FIRST)
    const { key, sealed, address } = factors.begin(first)
    expect(address).toMatch(/^otpauth:\/\/totp\/Marquee:admin%40localhost\?/)
    expect(await factors.confirm(first, token, sealed, '000000')).toBeNull()
    const editor = await joined(stage)
    const theirs = await sessionOf(staff, EDITOR)
    expect(await factors.confirm(editor, theirs, sealed, codeOf(key, now()))).toBeNull()
    expect(await factors.confirm(first, token, sealed, codeOf(key, now()))).toHaveLength(10)
    expect(await state()).toEqual({
      app: true,
      passkeys: 0,
      recent: true,
      kind: 'proven',
      missing: false,
      recoveryCodes: 10,
    })
    expect(await staff.session(other)).toBeNull()
    expect(await staff.session(theirs)).not.toBeNull()
  })

  test('a new session is pending until a code proves it, and a code works once, also at once', async () => {
    const { key } = await setUp()
    stage.pass(1)
    const made = await sessionOf(stage.staff, FIRST)
    expect((await state(made)).kind).toBe('pending')
    const code = codeOf(key, now())
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)}`
    const results = await Promise.all(Array.from({ length: 5 }, () => prove(made, typed)))
    expect(results.filter((result) => result === 'right')).toHaveLength(1)
    expect((await state(made)).kind).toBe('proven')
    const second = await sessionOf(stage.staff, FIRST)
    expect(await prove(second, code)).toBe('wrong')
    expect((await state(second)).kind).toBe('pending')
    stage.pass(10)
    expect((await state(made)).recent).toBe(false)
  })

  test('a recovery code works once, and new ones end the former', async () => {
    const { codes } = await setUp()
    const [first = '', second = ''] = codes
    const made = await sessionOf(stage.staff, FIRST)
    expect(await prove(made, first.toUpperCase().replaceAll('-', ' '))).toBe('right')
    expect(await state(made)).toMatchObject({ kind: 'proven', recoveryCodes: 9 })
    expect(await prove(made, first)).toBe('wrong')
    const [fresh = ''] = await factors.newRecoveryCodes(stage.first)
    expect(await prove(made, second)).toBe('wrong')
    expect(await prove(made, fresh)).toBe('right')
  })

  test('ten wrong codes in a quarter of an hour make strangers wait, but no known browser', async () => {
    const { key } = await setUp()
    stage.pass(1)
    for (let count = 0; count < 10; count += 1) expect(await prove(token, '000000')).toBe('wrong')
    expect(await prove(token, codeOf(key, now()))).toBe('wait')
    const known = stage.staff.deviceOf(FIRST.email)
    expect(await factors.prove(stage.first, token, '000000', known)).toBe('wrong')
    expect(await factors.prove(stage.first, token, '000000', stage.staff.deviceOf('another'))).toBe('wait')
    stage.pass(16)
    expect(await prove(token, codeOf(key, now()))).toBe('right')
  })

  test('is missing for admins of anything, where it is required', async () => {
    const required = stage.another({ required: true })
    await joined(stage)
    const editor = await sessionOf(stage.staff, EDITOR)
    expect(await state(token, required)).toMatchObject({ kind: 'none', missing: true })
    expect(await state(editor, required)).toMatchObject({ kind: 'none', missing: false })
    await setUp()
    expect(await state(token, required)).toMatchObject({ kind: 'proven', missing: false })
  })

  test('the store has neither the key nor a recovery code, and another secret cannot read them', async () => {
    const { key, codes } = await setUp()
    const stored = JSON.stringify([
      await stage.store.read.selectFrom('staff_factors').selectAll().execute(),
      await stage.store.read.selectFrom('staff_recovery_codes').selectAll().execute(),
    ])
    expect(stored).not.toContain(key)
    expect(stored).not.toContain(codes[0])
    stage.pass(1)
    const other = stage.another({ secret: 'quite another secret of many characters' })
    expect(await other.factors.prove(stage.first, token, codeOf(key, now()))).toBe('wrong')
  })

  test('a person sees sessions with device, network and last use, and ends one or all others', async () => {
    const { staff, first } = stage
    const made = await sessionOf(staff, FIRST)
    const third = await sessionOf(staff, FIRST)
    stage.pass(6)
    await openSession(staff, token)
    const sessions = await staff.own.sessions(first, token)
    expect(sessions).toHaveLength(3)
    expect(sessions.find(({ current }) => current)).toMatchObject({
      device: 'Firefox, Windows',
      network: '203.0.113.0/24',
      startedAt: '2026-11-20T11:00:00.000Z',
      seenAt: '2026-11-20T11:06:00.000Z',
    })
    const editor = await joined(stage)
    const ids = sessions.filter(({ current }) => !current).map(({ id }) => id)
    await staff.own.endSession(editor, ids[0] ?? '')
    expect(await staff.own.sessions(first, token)).toHaveLength(3)
    await staff.own.endSession(first, ids[0] ?? '')
    expect(await staff.own.sessions(first, token)).toHaveLength(2)
    await staff.own.endOtherSessions(first, token)
    expect([await staff.session(made), await staff.session(third)]).toEqual([null, null])
    expect(await staff.session(token)).not.toBeNull()
  })
})
