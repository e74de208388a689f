import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serviceLimits } from '../../../config/service-limits.ts'
import { openStore, type Store } from '../../../src/open-store.ts'
import { createFlagOwners } from '../../../src/services/flags/create-flag-owners.ts'
import type { FlagOwners } from '../../../src/services/flags/flag-owners.ts'
import { type TestDatabase } from '../databases.ts'
import { eventually } from '../eventually.ts'
import { takeHashPlaces } from '../hash-places.ts'
import { describeOnEngines } from '../on-engines.ts'
import { storeOfEachTest } from '../set-up.ts'
import { added, EDITOR, FIRST, type OwnerStage, ownersOfEachTest, quick, sessionOf } from './set-up-owners.ts'

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
    expect(await owners.session(first)).toBeNull()
    expect(await owners.session(second)).not.toBeNull()
    expect(await owners.session(undefined)).toBeNull()
    expect(await owners.session('nonsense')).toBeNull()
  })

  test.each(['admin', 'nobody'])(
    'ten wrong passwords in a quarter of an hour make an address wait for %s, in every process',
    async (name) => {
      const { owners, another } = stage
      const other = another()
      for (let count = 0; count < 10; count += 1) {
        expect(
          await (count % 2 ? owners : other).signIn(
            count % 3 ? name : name.toUpperCase(),
            'not the one',
            at(99),
          ),
        ).toEqual({ kind: 'wrong' })
      }
      const wait = (seconds: number) => ({ kind: 'wait', seconds, status: 429 })
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
    const guess = async (): Promise<string> => {
      const outcome = await owners.signIn('admin', 'not the one', at(7))
      return outcome.kind === 'wait' && outcome.seconds < 60 ? setTimeout(5).then(guess) : outcome.kind
    }
    const guesses = await Promise.all(Array.from({ length: 30 }, guess))
    expect(guesses.filter((kind) => kind === 'wrong')).toHaveLength(10)
    expect(guesses.filter((kind) => kind === 'wait')).toHaveLength(20)
  })

  test('guesses made at once beyond the queue of their address are not compared, and hold up nobody else', async () => {
    const { owners } = stage
    const { perAddress, retrySeconds } = serviceLimits.slowHashes
    const flood = Array.from({ length: 40 }, (_, index) =>
      owners.signIn(`name ${index}`, 'not the one', at(6)),
    )
    const admin = owners.signIn('admin', FIRST.password, at(5))
    const guesses = await Promise.all(flood)
    expect(guesses.filter(({ kind }) => kind === 'wrong')).toHaveLength(perAddress)
    expect(guesses.filter(({ kind }) => kind !== 'wrong')).toEqual(
      Array(40 - perAddress).fill({ kind: 'wait', seconds: retrySeconds.address, status: 429 }),
    )
    expect((await admin).kind).toBe('in')
  })

  test('an own password is not compared beyond the queue of hashes', async () => {
    const { owners } = stage
    const [admin] = await owners.list()
    if (!admin) throw new Error('no admin')
    const change = () => owners.changePassword(admin, FIRST.password, 'une autre phrase')
    const free = takeHashPlaces(admin.id)
    try {
      expect(await change()).toEqual({ kind: 'refused', why: 'tooManyTries' })
    } finally {
      free()
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
    expect(await owners.signIn('somebody', FIRST.password, at(8))).toEqual({
      kind: 'wait',
      seconds: 900,
      status: 429,
    })
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
  let dataDir: string
  let open: (folder?: string, firstPassword?: string) => FlagOwners
  let stage: () => Store
  storeOfEachTest(engine, ({ store, database: made }) => {
    database = made
    stage = () => store
    dataDir = made.dataDir
    open = (folder = dataDir, firstPassword) =>
      createFlagOwners({ store, dataDir: folder, firstPassword, passwordCost: quick })
  })
  const file = () => path.join(dataDir, 'flag-admin')

  test('gets one admin, whose generated password is in a private file until it is changed', async () => {
    const owners = open()
    const made = await owners.firstAdmin()
    expect(made).toMatchObject({ name: 'admin' })
    const password = made?.password ?? ''
    expect(password).toMatch(/^[0-9a-f]{6}(?:-[0-9a-f]{6}){4}$/)
    expect(readFileSync(file(), 'utf8')).toBe(`${password}\n`)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(await owners.firstAdmin()).toBeUndefined()
    const [admin] = await owners.list()
    if (!admin) throw new Error('no admin')
    await added(owners, admin)
    expect(existsSync(file())).toBe(true)
    await owners.changePassword(admin, password, 'une autre phrase')
    expect(existsSync(file())).toBe(false)
    await sessionOf(owners, { name: 'admin', password: 'une autre phrase' })
  })

  test('processes that start concurrently create one admin, and one returns its password', async () => {
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(database)))
    const owners = await Promise.all(
      stores.map((store) => createFlagOwners({ store, dataDir, passwordCost: quick }).firstAdmin()),
    )
    await Promise.all(stores.map((store) => store.close()))
    const [made, ...more] = owners.filter((each) => each !== undefined)
    expect(more).toEqual([])
    expect(await open().list()).toHaveLength(1)
    expect(readFileSync(file(), 'utf8')).toBe(`${made?.password}\n`)
    await sessionOf(open(), made ?? { name: '', password: '' })
  })

  test('later starts create none', async () => {
    await open(dataDir, FIRST.password).firstAdmin()
    expect(await open(dataDir, 'quite another one').firstAdmin()).toBeUndefined()
    expect(await open().signIn('admin', 'quite another one', { address: undefined })).toEqual({
      kind: 'wrong',
    })
  })

  test('the file of a changed password is deleted at the next start', async () => {
    const made = await open().firstAdmin()
    const [admin] = await open().list()
    if (!admin || !made) throw new Error('no admin')
    await open().firstAdmin()
    expect(existsSync(file())).toBe(true)
    await open(path.join(dataDir, 'of-another-machine')).changePassword(
      admin,
      made.password,
      'une autre phrase',
    )
    expect(existsSync(file())).toBe(true)
    await open().firstAdmin()
    expect(existsSync(file())).toBe(false)
  })

  test('the first admin has the configured name, whose case does not matter', async () => {
    const owners = createFlagOwners({
      store: stage(),
      dataDir,
      firstName: ' Ada  Lovelace ',
      passwordCost: quick,
    })
    const made = await owners.firstAdmin()
    expect(made?.name).toBe('Ada Lovelace')
    await sessionOf(owners, { name: 'ada lovelace', password: made?.password ?? '' })
    expect(await owners.signIn('admin', made?.password ?? '', { address: undefined })).toEqual({
      kind: 'wrong',
    })
  })

  test('a configured password is not written to a file', async () => {
    expect(await open(dataDir, FIRST.password).firstAdmin()).toEqual(FIRST)
    expect(existsSync(file())).toBe(false)
    await sessionOf(open(), FIRST)
  })
})
