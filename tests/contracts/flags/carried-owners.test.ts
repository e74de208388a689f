import { createFlagOwners } from '@marquee/flags/service/create-flag-owners.ts'
import { newCodeKey, recoveryHash } from '@marquee/identity/one-time-codes.ts'
import { createStaff } from '@marquee/identity/staff/create-staff.ts'
import { codeOf } from '@marquee/identity/staff/staff-sign-in.fixture.ts'
import { openDatabase } from '@marquee/kit/database/database.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { createPasswords } from '@marquee/kit/secrets/passwords.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, storedMigrations } from '../../../src/wiring/open-store.ts'
import { type DatabaseServer, startDatabases, type TestDatabase } from '../databases.ts'
import { describeOnEngines } from '../on-engines.ts'
import { provided } from './set-up-owners.ts'

const secret = 'a secret of thirty-two characters'
const password = 'moules frites et cinéma'
const passwordCost = { N: 16, r: 8, p: 1 }
const record = async () => {}
const now = Date.parse('2026-11-20T11:00:00Z')
const clock = () => now

describeOnEngines('owners of flags of the version before', { dialect: true }, (engine) => {
  let server: DatabaseServer
  beforeAll(async () => {
    server = await startDatabases(engine)
  })
  afterAll(() => server.stop())

  async function putOwners(database: TestDatabase, key: string): Promise<void> {
    const migrations = storedMigrations.map((each) =>
      Object.fromEntries(Object.entries(each).filter(([name]) => name < '0050')),
    )
    const { db, close } = await openDatabase<object>(database, migrations)
    const hash = await createPasswords(passwordCost).hash(password)
    const owners = sql`insert into flag_owners
      (id, name, name_key, password, role, sites, created_at, updated_at, issuer, subject) values`
    await sql`${owners} ('ada', 'Ada', 'ada', ${hash}, 'editor', '["be"]', 'then', 'then', null, null)`.execute(
      db,
    )
    await sql`${owners} ('noor', 'Noor', 'noor', ${hash}, 'admin', '[]', 'then', 'then', 'https://login.example', '7')`.execute(
      db,
    )
    await sql`insert into flag_factors values ('ada', ${createSafe(secret).lock(key)}, 0, 0)`.execute(db)
    await sql`insert into flag_recovery_codes values (${recoveryHash('ada', 'abcde')}, 'ada')`.execute(db)
    await sql`insert into flag_sessions values ('x', 'ada', 'y', 0, 2000000000, null, null)`.execute(db)
    await close()
  }

  test('sign in on the staff host with their names, passwords and codes, and stay the same owners', async () => {
    const database = await server.create()
    const key = newCodeKey()
    await putOwners(database, key)
    const store = await openStore(database)
    const { dataDir } = database
    const staff = createStaff({
      store,
      dataDir,
      secret,
      required: true,
      record,
      clock,
      passwordCost,
      ended: () => {},
      changed: async () => {},
    })
    const requester = { address: '203.0.113.7', browser: null, network: null }
    expect((await staff.signIn('Noor', password, requester)).kind).toBe('wrong')
    const entered = await staff.signIn('ADA', password, requester)
    if (entered.kind !== 'in') throw new Error(entered.kind)
    const { person } = entered.session
    expect(person).toMatchObject({
      id: 'ada',
      email: null,
      rights: { manages: false, flags: { role: 'editor', sites: ['be'] }, content: null },
    })
    for (const code of [codeOf(key, now), 'abcde'])
      expect(await staff.factors.prove(person, entered.token, code)).toBe('right')
    const owners = createFlagOwners({ store, record, clock })
    const rights = { role: 'editor', sites: ['be'] } as const
    const linked = await owners.signInProvided(provided('Ada', { sub: person.id, rights }))
    expect(linked).toMatchObject({ kind: 'in', session: { owner: { id: 'ada', name: 'Ada' } } })
    expect(await store.read.selectFrom('flag_owners').select('id').orderBy('id').execute()).toHaveLength(2)
    expect(await store.read.selectFrom('flag_sessions').selectAll().execute()).toHaveLength(1)
    await store.close()
    await database.drop()
  })
})
