import type { AuditEvent, AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { createAuditLog } from '@marquee/kit/audit/create-audit-log.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Store } from '../../../src/wiring/open-store.ts'
import { describeOnEngines } from '../on-engines.ts'
import { storeOfEachTest } from '../set-up.ts'

const added: AuditEvent = {
  event: 'owner.added',
  outcome: 'done',
  actor: 'owner',
  person: 'Ada',
  target: 'Béatrice',
  subject: 'b',
  details: { role: 'editor' },
}
const failed: AuditEvent = { event: 'sign-in.failed', outcome: 'refused', actor: 'client', person: null }
const DAY = 86_400_000
const SECRET = 'a secret of thirty-two characters'

describeOnEngines('the audit log', { dialect: true }, (engine) => {
  let store: Store
  let audit: AuditLog
  const lines: object[] = []
  const time = { now: Date.parse('2026-11-20T11:00:00Z') }
  const request = { id: 'request-1', address: '203.0.113.7' }
  const all = () => audit.list({ limit: 100 })
  const open = (more: Partial<Parameters<typeof createAuditLog>[0]> = {}) =>
    createAuditLog({
      store,
      secret: SECRET,
      retention: { personalDays: 90, days: 400 },
      request: () => request,
      log: { info: (fields, message) => lines.push({ ...fields, message }) },
      onError: (error) => expect.unreachable(String(error)),
      clock: () => time.now,
      ...more,
    })
  storeOfEachTest(engine, ({ store: opened }) => {
    store = opened
    lines.length = 0
    time.now = Date.parse('2026-11-20T11:00:00Z')
    audit = open()
    return () => audit.close()
  })

  const anonymous = () => ({
    ...failed,
    site: 'fr' as const,
    person: audit.clientKey('fr', 'ada@example.org'),
  })

  test('stores who did what, when, to what, from which network and in which request; logs and counts it without personal data', async () => {
    await audit.record(added)
    const [stored] = await all()
    const where = { site: null, network: '203.0.113.0/24', requestId: 'request-1' }
    expect(stored).toEqual({ ...added, id: expect.any(Number), at: '2026-11-20T11:00:00.000Z', ...where })
    await audit.record(anonymous())
    const about = { requestId: 'request-1', message: 'security event' }
    const logged = ({ event, outcome, actor, site = null }: AuditEvent) => ({
      event,
      outcome,
      actor,
      site,
      ...about,
    })
    expect(lines).toEqual([logged(added), logged(anonymous())])
    expect(audit.figures().get('owner.removed done')).toBe(0)
    expect([...audit.figures()].filter(([, count]) => count > 0)).toEqual([
      ['sign-in.failed refused', 1],
      ['owner.added done', 1],
    ])
  })

  test('a client is found by an address after the secret was replaced', async () => {
    await audit.record(anonymous())
    const later = open({ secret: `another secret of thirty-two characters,${SECRET}` })
    expect(later.clientKey('fr', 'ada@example.org')).not.toBe(audit.clientKey('fr', 'ada@example.org'))
    expect(await later.list({ person: 'ada@example.org', limit: 1 })).toHaveLength(1)
    await later.close()
  })

  test('is filtered by kind, site, person and day, and read in parts', async () => {
    await audit.record(added)
    await audit.record(anonymous())
    time.now += DAY
    await audit.record({ ...failed, site: 'be', person: audit.clientKey('be', 'ada@example.org') })
    const sites = async (query: Partial<Parameters<AuditLog['list']>[0]>) =>
      (await audit.list({ limit: 100, ...query })).map(({ site }) => site)
    expect(await sites({})).toEqual(['be', 'fr', null])
    expect(await sites({ kind: 'sign-in' })).toEqual(['be', 'fr'])
    expect(await sites({ site: 'fr' })).toEqual(['fr'])
    expect(await sites({ person: 'Béatrice' })).toEqual([null])
    expect(await sites({ person: ' Ada@Example.org'.trim() })).toEqual(['be', 'fr'])
    expect(await sites({ person: 'ada@example.org', site: 'be' })).toEqual(['be'])
    expect(await sites({ to: '2026-11-20' })).toEqual(['fr', null])
    expect(await sites({ from: '2026-11-21' })).toEqual(['be'])
    const [newest] = await audit.list({ limit: 1 })
    expect(await sites({ before: newest?.id ?? 0, limit: 1 })).toEqual(['fr'])
  })

  test('the database refuses to update, replace or delete rows', async () => {
    await audit.record(added)
    const before = await all()
    for (const statement of [
      "update audit_log set outcome = 'refused'",
      'update audit_log set person = null',
      'delete from audit_log',
      ...(engine === 'sqlite'
        ? [
            "insert or replace into audit_log (id, at, event, outcome, actor, details) values (1, '', '', '', '', '')",
            `insert into audit_log (id, at, event, outcome, actor, details)
              select id, at, 'forged', outcome, actor, details from audit_log where true
              on conflict (id) do update set event = excluded.event`,
          ]
        : ['truncate audit_log']),
    ])
      await expect(sql.raw(statement).execute(store.db)).rejects.toThrow('the audit log is append-only')
    expect(await all()).toEqual(before)
  })

  test('the retention job removes personal data first, and rows later', async () => {
    await audit.record(added)
    time.now += 91 * DAY
    await audit.record({ ...added, person: 'Eve' })
    await audit.tidy()
    const personal = (await all()).map(({ person, target, network, subject }) => [
      person,
      target,
      network,
      subject,
    ])
    expect(personal).toEqual([
      ['Eve', 'Béatrice', '203.0.113.0/24', 'b'],
      [null, null, null, 'b'],
    ])
    time.now += 310 * DAY
    await audit.tidy()
    expect((await all()).map(({ at }) => at.slice(0, 10))).toEqual(['2027-02-19'])
    await expect(sql`delete from audit_log`.execute(store.db)).rejects.toThrow('append-only')
  })

  test('a refusal that repeats from one network is stored once a minute, a wrong password each time', async () => {
    const locked: AuditEvent = { ...failed, event: 'sign-in.locked' }
    for (let count = 0; count < 5; count += 1) await audit.record(locked)
    for (let count = 0; count < 3; count += 1) await audit.record(failed)
    const events = (await all()).map(({ event }) => event)
    expect(events.toSorted()).toEqual([...Array<string>(3).fill('sign-in.failed'), 'sign-in.locked'])
    expect(audit.figures().get('sign-in.locked refused')).toBe(5)
  })
})
