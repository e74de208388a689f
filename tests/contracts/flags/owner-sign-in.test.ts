import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createFlagOwners, type FlagOwnersOptions } from '@marquee/flags/service/create-flag-owners.ts'
import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { openStore, type Store } from '../../../src/open-store.ts'
import { type TestDatabase } from '../databases.ts'
import { eventually } from '../eventually.ts'
import { takeHashPlaces } from '../hash-places.ts'
import { describeOnEngines } from '../on-engines.ts'
import { storeOfEachTest } from '../set-up.ts'
import { added, EDITOR, FIRST, type OwnerStage, ownersOfEachTest, quick, sessionOf } from './set-up-owners.ts'

const { perAddress: places, retrySeconds } = serviceLimits.slowHashes
const wait = (seconds: number) => ({ kind: 'wait', seconds, status: 429 })

describeOnEngines('signing in to the flag service', {}, (engine) => {
  let stage: OwnerStage
  ownersOfEachTest(engine, (opened) => {
    stage = opened
  })
  const at = (last: number) => ({ address: `203.0.113.${last}` })

  test('a session belongs to its owner, has a CSRF value, and lasts twelve hours', async () => {
    const { owners } = stage
    const outcome = await owners.signIn(' ADMIN ', FIRST.password, at(1))
    if (outcome.kind !== 'in') throw new Error(outcome.kind)
    expect(outcome.session.owner).toMatchObject({ name: 'admin', role: 'admin' })
    expect(outcome.session.csrf).toMatch(/^[\w-]{43}$/)
    expect(await owners.session(outcome.token)).toEqual(outcome.session)
    stage.pass(12 * 60 - 1)
    expect(await owners.session(outcome.token)).not.toBeNull()
    stage.pass(1)
    expect(await owners.session(outcome.token)).toBeNull()
    await sessionOf(owners, FIRST)
    expect(await stage.store.read.selectFrom('flag_sessions').selectAll().execute()).toHaveLength(1)
  })

  test('the store has neither passwords nor tokens of sessions', async () => {
    const { owners, store } = stage
    const token = await sessionOf(owners, FIRST)
    const stored = JSON.stringify([
      await store.read.selectFrom('flag_owners').selectAll().execute(),
      await store.read.selectFrom('flag_sessions').selectAll().execute(),
    ])
    expect(stored).toContain('scrypt$')
    expect(stored).not.toContain(FIRST.password)
    expect(stored).not.toContain(token)
  })

  test('ends only the session that signs out', async () => {
    const { owners } = stage
    const [first, second] = [await sessionOf(owners, FIRST), await sessionOf(owners, FIRST)]
    await owners.signOut(first)
    expect(await owners.session(second)).not.toBeNull()
    for (const none of [first, undefined, 'nonsense']) expect(await owners.session(none)).toBeNull()
  })

  test.each(['admin', 'nobody'])(
    'ten wrong passwords in a quarter of an hour make an address wait for %s, in every process',
    async (name) => {
      const { owners, another } = stage
      const other = another()
      for (let count = 0; count < 10; count += 1) {
        const typed = count % 3 ? name : name.toUpperCase()
        const guess = await (count % 2 ? owners : other).signIn(typed, 'not the one', at(99))
        expect(guess).toEqual({ kind: 'wrong' })
      }
      expect(await owners.signIn(name, FIRST.password, at(99))).toEqual(wait(900))
      const kind = name === 'admin' ? 'in' : 'wrong'
      expect((await owners.signIn(name, FIRST.password, at(1))).kind, 'from elsewhere').toBe(kind)
      stage.pass(14)
      expect(await other.signIn(name, FIRST.password, at(99))).toEqual(wait(60))
      stage.pass(1)
      expect((await owners.signIn(name, FIRST.password, at(99))).kind).toBe(kind)
    },
  )

  test('a hundred wrong passwords from many addresses leave browsers in which the owner has signed in', async () => {
    const { owners } = stage
    for (let count = 0; count < 100; count += 1)
      expect((await owners.signIn('admin', 'not the one', at(count))).kind).toBe('wrong')
    expect((await owners.signIn('admin', FIRST.password, at(200))).kind).toBe('wait')
    expect((await owners.signIn('nobody', FIRST.password, at(200))).kind).toBe('wrong')
    const device = owners.deviceOf('Admin')
    expect((await owners.signIn('admin', FIRST.password, { ...at(200), device })).kind).toBe('in')
  })

  test('guesses made at once count one by one', async () => {
    const { owners } = stage
    const kinds: string[] = []
    while (kinds.length < 30) {
      const guess = () => owners.signIn('admin', 'not the one', at(7))
      const guesses = await Promise.all(Array.from({ length: places }, guess))
      kinds.push(...guesses.map(({ kind }) => kind))
    }
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(10)
    expect(new Set(kinds.slice(10 + places))).toEqual(new Set(['wait']))
  })

  test('no password is compared beyond the queue of hashes, which is each address’s own', async () => {
    const { owners, admin } = stage
    const change = () => owners.changePassword(admin, FIRST.password, 'une autre phrase')
    const free = [takeHashPlaces('203.0.113.6'), takeHashPlaces(admin.id)]
    try {
      expect(await owners.signIn('admin', FIRST.password, at(6))).toEqual(wait(retrySeconds.address))
      expect((await owners.signIn('admin', FIRST.password, at(5))).kind).toBe('in')
      expect(await change()).toEqual({ kind: 'refused', why: 'tooManyTries' })
    } finally {
      for (const each of free) each()
    }
    await eventually(async () => expect((await change()).kind).toBe('done'))
  })

  test('limits a network address to fifty wrong passwords; the right one resets the count of a name', async () => {
    const { owners } = stage
    for (let count = 0; count < 9; count += 1) await owners.signIn('admin', 'not the one', at(8))
    expect((await owners.signIn('admin', FIRST.password, at(8))).kind).toBe('in')
    for (let count = 0; count < 9; count += 1)
      expect((await owners.signIn('admin', 'not the one', at(8))).kind).toBe('wrong')
    for (let count = 0; count < 32; count += 1) await owners.signIn(`name ${count}`, 'not the one', at(8))
    expect(await owners.signIn('somebody', FIRST.password, at(8))).toEqual(wait(900))
    expect((await owners.signIn('admin', FIRST.password, at(9))).kind).toBe('in')
  })

  test('a sign-in with an unknown name also computes a password hash, of today’s cost', async () => {
    const { owners, another } = stage
    const impossible = another({ passwordCost: { N: 3, r: 8, p: 1 } })
    await added(owners, stage.admin)
    expect(await impossible.signIn(EDITOR.name, 'not the one', at(1))).toEqual({ kind: 'wrong' })
    await expect(impossible.signIn('nobody', 'not the one', at(1))).rejects.toThrow('scrypt')
  })
})

describeOnEngines('an empty store', {}, (engine) => {
  let database: TestDatabase
  let store: Store
  storeOfEachTest(engine, (opened) => {
    database = opened.database
    store = opened.store
  })
  const open = (options: Partial<FlagOwnersOptions> = {}) =>
    createFlagOwners({
      store,
      dataDir: database.dataDir,
      passwordCost: quick,
      record: async () => {},
      ...options,
    })
  const file = () => path.join(database.dataDir, 'flag-admin')
  const elsewhere = { address: undefined }
  async function madeAdmin(): Promise<{ admin: OwnerStage['admin']; password: string }> {
    const made = await open().firstAdmin()
    const [admin] = await open().list()
    if (!admin || !made) throw new Error('no admin')
    return { admin, password: made.password }
  }

  test('gets one admin, whose generated password is in a private file until it is changed', async () => {
    const owners = open()
    const { admin, password } = await madeAdmin()
    expect(admin.name).toBe('admin')
    expect(password).toMatch(/^[0-9a-f]{6}(?:-[0-9a-f]{6}){4}$/)
    expect(readFileSync(file(), 'utf8')).toBe(`${password}\n`)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(await owners.firstAdmin()).toBeUndefined()
    await added(owners, admin)
    expect(existsSync(file())).toBe(true)
    await owners.changePassword(admin, password, 'une autre phrase')
    expect(existsSync(file())).toBe(false)
    await sessionOf(owners, { name: 'admin', password: 'une autre phrase' })
  })

  test('processes that start concurrently create one admin, and one returns its password', async () => {
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(database)))
    const owners = await Promise.all(stores.map((each) => open({ store: each }).firstAdmin()))
    await Promise.all(stores.map((each) => each.close()))
    const [made, ...more] = owners.filter((each) => each !== undefined)
    expect(more).toEqual([])
    expect(await open().list()).toHaveLength(1)
    expect(readFileSync(file(), 'utf8')).toBe(`${made?.password}\n`)
    await sessionOf(open(), made ?? { name: '', password: '' })
  })

  test('a configured password is not written to a file, and counts at the first start only', async () => {
    expect(await open({ firstPassword: FIRST.password }).firstAdmin()).toEqual(FIRST)
    expect(existsSync(file())).toBe(false)
    await sessionOf(open(), FIRST)
    const later = 'quite another one'
    expect(await open({ firstPassword: later }).firstAdmin()).toBeUndefined()
    expect(await open().signIn('admin', later, elsewhere)).toEqual({ kind: 'wrong' })
  })

  test('the file of a changed password is deleted at the next start', async () => {
    const { admin, password } = await madeAdmin()
    await open().firstAdmin()
    expect(existsSync(file())).toBe(true)
    const other = open({ dataDir: path.join(database.dataDir, 'of-another-machine') })
    await other.changePassword(admin, password, 'une autre phrase')
    expect(existsSync(file())).toBe(true)
    await open().firstAdmin()
    expect(existsSync(file())).toBe(false)
  })

  test('the first admin has the configured name, whose case does not matter', async () => {
    const made = await open({ firstName: ' Ada  Lovelace ' }).firstAdmin()
    expect(made?.name).toBe('Ada Lovelace')
    const password = made?.password ?? ''
    await sessionOf(open(), { name: 'ada lovelace', password })
    expect(await open().signIn('admin', password, elsewhere)).toEqual({ kind: 'wrong' })
  })
})
