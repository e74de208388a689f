import { beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../tests/contracts/databases.ts'
import { type CmsOn, cmsOn } from './cms-on.ts'
import { engine as usual } from './engines.ts'
import { type Account, account, restOf } from './users.ts'

const DAY = 86_400_000
const REFUSAL = /the audit log is append-only/

describe.each(engines)('on %s', (engine) => {
  let cms: CmsOn
  let boss: Account
  /** Such a test passes on either database, whose SQL it does not use. */
  const alike = test.runIf(usual === engine)
  beforeAll(async () => {
    cms = await cmsOn(engine)
    boss = await account(cms.payload, 'boss@marquee.example', { role: 'admin' })
    return cms.close
  })

  const table = engine === 'sqlite' ? 'audit_entries' : 'cms.audit_entries'
  /** Past Payload and its access rules. */
  async function run(statement: string): Promise<void> {
    const side = cms.payload.db as unknown as {
      readonly client?: { execute(statement: string): Promise<unknown> }
      readonly pool?: { query(statement: string): Promise<unknown> }
    }
    await (side.pool ? side.pool.query(statement) : side.client?.execute(statement))
  }
  const add = (event: string, age: number) =>
    run(
      `insert into ${table} (event, created_at) values ('${event}', '${new Date(Date.now() - age * DAY).toISOString()}')`,
    )
  const entries = async (event: string, person?: string) => {
    const where = {
      event: { equals: event },
      ...(person === undefined ? {} : { person: { equals: person } }),
    }
    return (await cms.payload.find({ collection: 'audit-entries', where, pagination: false })).docs
  }

  test('the database refuses to change, delete and replace entries', async () => {
    const [added] = await entries('person.added', boss.email)
    const id = added?.id ?? expect.unreachable()
    const statements = [
      `update ${table} set person = 'x'`,
      `update ${table} set created_at = '2020-01-01T00:00:00.000Z' where id = ${id}`,
      `delete from ${table} where id = ${id}`,
      engine === 'sqlite'
        ? `insert or replace into ${table} (id, event) values (${id}, 'sign-in.ended')`
        : `truncate ${table}`,
    ]
    for (const statement of statements) await expect(run(statement), statement).rejects.toThrow(REFUSAL)
    expect(await entries('person.added', boss.email)).toMatchObject([{ id }])
  })

  test('entries end after ninety days, and not before', async () => {
    await add('sign-in.failed', 88)
    await expect(run(`delete from ${table} where event = 'sign-in.failed'`)).rejects.toThrow(REFUSAL)
    await add('sign-in.ended', 91)
    const editor = await account(cms.payload, 'next@marquee.example', { role: 'reader', sites: ['fr'] })
    expect(await entries('person.added', editor.email)).toHaveLength(1)
    expect(await entries('sign-in.ended')).toHaveLength(0)
    expect(await entries('sign-in.failed')).toHaveLength(1)
  })

  alike(
    'admins alone read all of it and export it as JSON lines, which is recorded; nobody changes it',
    async () => {
      const rest = restOf(cms)
      const editor = await account(cms.payload, 'curious@marquee.example', { role: 'editor', sites: ['fr'] })
      const [{ id } = expect.unreachable()] = await entries('person.added', editor.email)
      expect(await rest.status(`GET /audit-entries/${id}`, { as: boss })).toBe(200)
      expect(await rest.status('GET /provider-sessions', { as: editor })).toBe(403)
      expect(await rest.status(`GET /audit-entries/${id}`, { as: editor })).toBe(404)
      expect(await rest.status(`DELETE /audit-entries/${id}`, { as: boss })).toBe(403)
      const changed = await rest(`PATCH /audit-entries/${id}`, { as: boss, body: { person: 'x' } })
      expect(changed.status).toBe(403)
      expect(await rest.status('GET /audit-entries/export', { as: editor })).toBe(403)
      expect(await rest.status('GET /audit-entries/export')).toBe(403)
      const exported = await rest('GET /audit-entries/export', { as: boss })
      expect(exported.status).toBe(200)
      expect(await entries('audit.exported', boss.email)).toHaveLength(1)
      const { totalDocs } = await cms.payload.count({ collection: 'audit-entries' })
      const lines = exported.lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      expect(lines).toHaveLength(totalDocs)
      expect(lines[0]).toMatchObject({ event: 'audit.exported', person: boss.email })
    },
  )

  alike(
    'editors read what happened to documents of their sites, with names and without addresses',
    async () => {
      const rest = restOf(cms)
      const editor = await account(cms.payload, 'reading@marquee.example', { role: 'editor', sites: ['be'] })
      const other = await account(cms.payload, 'other@marquee.example', {
        role: 'editor',
        sites: ['be', 'ch'],
      })
      await cms.payload.update({ collection: 'users', id: other.id, data: { name: 'Chris' } })
      for (const site of ['be', 'ch']) {
        const body = { site, title: site, slug: site, _status: 'published' }
        expect(await rest.status('POST /news?locale=fr&publishSpecificLocale=fr', { as: other, body })).toBe(
          201,
        )
      }
      const { status, body } = await rest('GET /audit-entries', { as: editor })
      expect(status).toBe(200)
      expect(body.docs).toMatchObject([
        { event: 'document.published', site: 'be', language: 'fr', name: 'Chris' },
      ])
      expect(body.docs?.[0]).not.toHaveProperty('network')
      expect(JSON.stringify(body)).not.toContain('@')
      const named = await rest('GET /audit-entries?select[name]=true', { as: editor })
      expect(named.body.docs).toHaveLength(1)
      expect(['Chris', undefined]).toContain(named.body.docs?.[0]?.name)
      for (const hidden of ['person', 'by', 'network']) {
        const query = `GET /audit-entries?where[${hidden}][exists]=true`
        expect((await rest(query, { as: editor })).body.docs ?? [], hidden).toEqual([])
      }
    },
  )
})
