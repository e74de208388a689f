import { startOwnerSession } from '@marquee/flags/service/store/owner-sessions.ts'
import { startSession } from '@marquee/identity/staff/store/sessions.ts'
import { createAuditLog } from '@marquee/kit/audit/create-audit-log.ts'
import { expect, test } from 'vitest'
import { endSessionsOfPerson } from '../../../src/operations/end-sessions.ts'
import { readEnv } from '../../../src/server/env/env.ts'
import { accountsOfEachTest, ada, nlPlace } from '../accounts/set-up-accounts.ts'
import { describeOnEngines } from '../on-engines.ts'

const SECRET = 'a session secret of more than thirty-two signs'

describeOnEngines('npm run sessions', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const end = (person: string, site?: 'tn' | 'nl') => {
    const { dataDir, databaseUrl } = stage.database
    const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET })
    return endSessionsOfPerson(env, person, site)
  }
  const entries = async () => {
    const audit = createAuditLog({
      store: stage.store,
      secret: SECRET,
      retention: { personalDays: 90, days: 365 },
      log: { info() {} },
      onError: (error) => expect.unreachable(String(error)),
    })
    const rows = await audit.list({ limit: 10 })
    await audit.close()
    return { rows, key: audit.clientKey('nl', ada.email) }
  }

  test('ends sessions and tokens of a client on one site or all, and no others', async () => {
    const { accounts, store } = stage
    const [tn, nl] = [await stage.newClient(), await stage.newClient({}, nlPlace)]
    const eve = await stage.newClient({ email: 'eve@cinema.example' })
    const record = { model: 'AccessToken', payload: '{}', expires_at: 2_000_000_000 }
    await store.db
      .insertInto('oidc_records')
      .values([
        { ...record, site: 'nl', id: 'one', account: nl.account.id },
        { ...record, site: 'tn', id: 'two', account: eve.account.id },
      ])
      .execute()
    expect(await end(` ${ada.email.toUpperCase()}`, 'nl')).toEqual({ sites: ['nl'], isStaff: false })
    expect(await accounts.sessions.find('nl', nl.session)).toBeNull()
    expect(await accounts.sessions.find('tn', tn.session)).not.toBeNull()
    expect(await store.db.selectFrom('oidc_records').select('id').execute()).toEqual([{ id: 'two' }])
    const { rows, key } = await entries()
    expect(rows).toMatchObject([
      { event: 'account.sessions-ended', actor: 'operator', site: 'nl', person: null, target: key },
    ])
    expect((await end(ada.email)).sites).toEqual(['tn', 'nl'])
    expect(await accounts.sessions.find('tn', tn.session)).toBeNull()
    expect(await accounts.sessions.find('tn', eve.session)).not.toBeNull()
  })

  test('ends the sessions of staff, on the staff host and in the flag console, by address or name', async () => {
    const { db } = stage.store
    const at = { created_at: 'now', updated_at: 'now' }
    const rights = JSON.stringify({ manages: false, flags: null, content: null })
    const email = 'grace@cinema.example'
    await db
      .insertInto('staff_people')
      .values({ ...at, id: 'g', name: 'Grace', email, password: null, rights, suspended_at: null })
      .execute()
    await db
      .insertInto('flag_owners')
      .values({ ...at, id: 'g', name: 'Grace', name_key: 'grace', role: 'admin', sites: '[]' })
      .execute()
    for (const name of ['Grace@cinema.example', 'grace']) {
      await startOwnerSession(db, 'g', { now: 1_800_000_000, hours: 1 })
      await startSession(db, 'g', { now: 1_800_000_000, provenAt: null, device: null, network: null })
      expect(await end(name)).toEqual({ sites: [], isStaff: true })
      for (const table of ['flag_sessions', 'staff_sessions'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect((await entries()).rows).toMatchObject([
      { event: 'person.sessions-ended', actor: 'operator', target: 'Grace' },
      { event: 'person.sessions-ended', actor: 'operator', target: 'Grace' },
    ])
  })

  test('names nobody whom it does not know', async () => {
    await expect(end('nobody@cinema.example')).rejects.toThrow('No client and nobody of staff is named')
  })
})
