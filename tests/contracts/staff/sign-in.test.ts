import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createStaff, type StaffOptions } from '@marquee/identity/staff/create-staff.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { expect, test } from 'vitest'
import { openStore, type Store } from '../../../src/wiring/open-store.ts'
import type { TestDatabase } from '../databases.ts'
import { describeOnEngines } from '../on-engines.ts'
import { storeOfEachTest } from '../set-up.ts'
import { at, EDITOR, FIRST, joined, quick, secret, sessionOf, staffOfEachTest } from './set-up-staff.ts'

const wait = (seconds: number) => ({ kind: 'wait', seconds, status: 429 })

describeOnEngines('signing in of staff', {}, (engine) => {
  const stage = staffOfEachTest(engine)

  test('a session belongs to its person, has a CSRF value, and lasts twelve hours', async () => {
    const { staff } = stage
    const outcome = await staff.signIn(' ADMIN@localhost ', FIRST.password, at(1))
    if (outcome.kind !== 'in') throw new Error(outcome.kind)
    expect(outcome.session.person).toMatchObject({ email: FIRST.email, rights: { manages: true } })
    expect(outcome.session.csrf).toMatch(/^[\w-]{43}$/)
    expect(await staff.session(outcome.token)).toEqual(outcome.session)
    stage.pass(12 * 60 - 1)
    expect(await staff.session(outcome.token)).not.toBeNull()
    stage.pass(1)
    expect(await staff.session(outcome.token)).toBeNull()
    await sessionOf(staff, FIRST)
    expect(await stage.store.read.selectFrom('staff_sessions').selectAll().execute()).toHaveLength(1)
  })

  test('the store has neither passwords nor tokens of sessions', async () => {
    const { staff, store } = stage
    const token = await sessionOf(staff, FIRST)
    const stored = JSON.stringify([
      await store.read.selectFrom('staff_people').selectAll().execute(),
      await store.read.selectFrom('staff_sessions').selectAll().execute(),
    ])
    expect(stored).toContain('scrypt$')
    expect(stored).not.toContain(FIRST.password)
    expect(stored).not.toContain(token)
  })

  test('ends only the session that signs out', async () => {
    const { staff } = stage
    const [first, second] = [await sessionOf(staff, FIRST), await sessionOf(staff, FIRST)]
    await staff.signOut(first)
    expect(await staff.session(second)).not.toBeNull()
    for (const none of [first, undefined, 'nonsense']) expect(await staff.session(none)).toBeNull()
  })

  test.each([FIRST.email, 'nobody@cinema.example'])(
    'ten wrong passwords in a quarter of an hour make an address wait for %s, in every process',
    async (email) => {
      const { staff, another } = stage
      const other = another()
      for (let count = 0; count < 10; count += 1) {
        const typed = count % 3 ? email : email.toUpperCase()
        const guess = await (count % 2 ? staff : other).signIn(typed, 'not the one', at(99))
        expect(guess).toEqual({ kind: 'wrong' })
      }
      expect(await staff.signIn(email, FIRST.password, at(99))).toEqual(wait(900))
      const kind = email === FIRST.email ? 'in' : 'wrong'
      expect((await staff.signIn(email, FIRST.password, at(1))).kind, 'from elsewhere').toBe(kind)
      stage.pass(14)
      expect(await other.signIn(email, FIRST.password, at(99))).toEqual(wait(60))
      stage.pass(1)
      expect((await staff.signIn(email, FIRST.password, at(99))).kind).toBe(kind)
    },
  )

  test('a hundred wrong passwords from many addresses leave browsers in which the person has signed in', async () => {
    const { staff } = stage
    for (let count = 0; count < 100; count += 1)
      expect((await staff.signIn(FIRST.email, 'not the one', at(count))).kind).toBe('wrong')
    expect((await staff.signIn(FIRST.email, FIRST.password, at(200))).kind).toBe('wait')
    const device = staff.deviceOf('Admin@localhost')
    const known = await staff.signIn(FIRST.email, FIRST.password, { ...at(200), device })
    expect(known).toMatchObject({ kind: 'in', newDevice: false })
  })

  test('limits a network address to fifty wrong passwords; the right one resets the count of a person', async () => {
    const { staff } = stage
    for (let count = 0; count < 9; count += 1) await staff.signIn(FIRST.email, 'not the one', at(8))
    expect((await staff.signIn(FIRST.email, FIRST.password, at(8))).kind).toBe('in')
    for (let count = 0; count < 9; count += 1)
      expect((await staff.signIn(FIRST.email, 'not the one', at(8))).kind).toBe('wrong')
    for (let count = 0; count < 32; count += 1) await staff.signIn(`name ${count}`, 'not the one', at(8))
    expect(await staff.signIn('somebody', FIRST.password, at(8))).toEqual(wait(900))
    expect((await staff.signIn(FIRST.email, FIRST.password, at(9))).kind).toBe('in')
  })

  test('a sign-in with an unknown address also computes a password hash, of today’s cost', async () => {
    const impossible = stage.another({ passwordCost: { N: 3, r: 8, p: 1 } })
    await joined(stage)
    expect(await impossible.signIn(EDITOR.email, 'not the one', at(1))).toEqual({ kind: 'wrong' })
    await expect(impossible.signIn('nobody', 'not the one', at(1))).rejects.toThrow('scrypt')
  })
})

describeOnEngines('an empty store of staff', {}, (engine) => {
  let database: TestDatabase
  let store: Store
  storeOfEachTest(engine, (opened) => {
    database = opened.database
    store = opened.store
  })
  const open = (options: Partial<StaffOptions> = {}) =>
    createStaff({
      store,
      dataDir: database.dataDir,
      secret,
      required: false,
      passwordCost: quick,
      record: async () => {},
      ended: () => {},
      changed: async () => {},
      ...options,
    })
  const usual = { email: undefined, password: undefined, isPublic: false }
  const file = () => path.join(database.dataDir, 'staff-admin')

  test('gets one person, whose generated password is in a private file until it is changed', async () => {
    const staff = open()
    const made = await staff.firstPerson(usual)
    if (!made) throw new Error('nobody was made')
    expect(made.password).toMatch(/^[0-9a-f]{6}(?:-[0-9a-f]{6}){4}$/)
    expect(readFileSync(file(), 'utf8')).toBe(`${made.password}\n`)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(await staff.firstPerson(usual)).toBeUndefined()
    expect(existsSync(file())).toBe(true)
    const token = await sessionOf(staff, made)
    const { person } = (await staff.session(token)) ?? {}
    const passwords = { current: made.password, next: 'une autre phrase' }
    if (person) expect(await staff.own.changePassword(person, token, passwords)).toBeUndefined()
    expect(existsSync(file())).toBe(false)
    await sessionOf(staff, { ...made, password: passwords.next })
  })

  test('processes that start concurrently make one person, and one returns the password', async () => {
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(database)))
    const all = await Promise.all(stores.map((each) => open({ store: each }).firstPerson(usual)))
    await Promise.all(stores.map((each) => each.close()))
    const [made, ...more] = all.filter((each) => each !== undefined)
    expect(more).toEqual([])
    expect(await open().people.list()).toHaveLength(1)
    await sessionOf(open(), made ?? { email: '', password: '' })
  })

  test('a configured password is in no file and counts at the first start only; a public host needs an address', async () => {
    await expect(open().firstPerson({ ...usual, isPublic: true })).rejects.toThrow(OperatorError)
    const first = { email: 'Ada@cinema.example', password: FIRST.password, isPublic: true }
    expect(await open().firstPerson(first)).toEqual({ email: 'ada@cinema.example', password: FIRST.password })
    expect(existsSync(file())).toBe(false)
    expect(await open().firstPerson({ ...first, password: 'quite another one' })).toBeUndefined()
    await sessionOf(open(), { email: 'ada@cinema.example', password: FIRST.password })
  })
})
