import type { Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { type ActivityFilter, activityFilterFrom, activityOf, actorsFor } from '../src/activity/activity.ts'
import { cmsOn } from './cms-on.ts'
import { engines } from './engines.ts'
import { type Account, account, requestOf, restOf } from './users.ts'

const published = { _status: 'published' }

describe.each(engines)('the activity on %s', (engine) => {
  let payload: Payload
  let rest: ReturnType<typeof restOf>
  let admin: Account
  let berta: Account
  let chris: Account

  const activity = async (as: Account, filter: ActivityFilter = {}) =>
    activityOf(await requestOf(payload, as), filter, 'de')
  /** What each entry is about, the newest first. */
  const lines = async (as: Account, filter?: ActivityFilter) =>
    (await activity(as, filter)).entries.map(({ event, title, actor, languages }) =>
      [event, title, actor?.name, ...languages].join(' '),
    )
  const write = async (as: Account, collection: string, site: string, title: string) => {
    const made = await rest(`POST /${collection}?locale=fr&draft=true`, {
      as,
      body: { site, title, label: title, slug: title.toLowerCase() },
    })
    return Number(made.body.doc?.id)
  }
  const publish = (as: Account, line: string, body: object = published) =>
    rest(`PATCH /${line}?locale=fr&publishSpecificLocale=fr`, { as, body })

  cmsOn(engine, async (opened) => {
    payload = opened.payload
    rest = restOf(opened)
    const made = async (email: string, name: string, rights: Parameters<typeof account>[2]) => {
      const one = await account(payload, email, rights)
      if (name) await payload.update({ collection: 'users', id: one.id, data: { name } })
      return one
    }
    admin = await made('admin@marquee.example', '', { role: 'admin' })
    berta = await made('berta@marquee.example', 'Berta', { role: 'editor', sites: ['be'] })
    chris = await made('chris@marquee.example', 'Chris', { role: 'editor', sites: ['ch', 'be'] })
  })

  test('shows who did what, to editors of the site only', async () => {
    const id = await write(berta, 'news', 'be', 'Bruxelles')
    await publish(berta, `news/${id}`)
    await rest(`PATCH /news/${id}?locale=fr`, { as: chris, body: { _status: 'draft' } })
    const other = await write(chris, 'news', 'ch', 'Berne')
    await publish(chris, `news/${other}`)
    expect(await lines(berta)).toEqual([
      'document.withdrawn Bruxelles Chris fr',
      'document.published Bruxelles Berta fr',
    ])
    expect(await lines(chris)).toEqual([
      'document.published Berne Chris fr',
      'document.withdrawn Bruxelles Chris fr',
      'document.published Bruxelles Berta fr',
    ])
    expect(await lines(admin)).toEqual(await lines(chris))
    expect(await lines(berta, { site: 'ch' })).toEqual([])
  })

  test('has no entry about signing in, and no address of an account that the reader may not see', async () => {
    const id = await write(admin, 'news', 'be', 'Anvers')
    await publish(admin, `news/${id}`)
    const { entries } = await activity(berta)
    expect(entries[0]).toMatchObject({ title: 'Anvers', actor: { name: undefined }, way: 'api-key' })
    expect(JSON.stringify(entries)).not.toContain('admin@marquee.example')
    expect((await activity(admin)).entries[0]?.actor?.name).toBe('admin@marquee.example')
    expect(JSON.stringify(await actorsFor(await requestOf(payload, berta)))).not.toContain('@')
  })

  test('filters by person, kind, event and site', async () => {
    const id = await write(chris, 'technologies', 'be', 'Laser')
    await publish(chris, `technologies/${id}`)
    const req = await requestOf(payload, berta)
    const from = (query: Record<string, string>) => activityFilterFrom(req, (name) => query[name])
    const person = (await actorsFor(req)).find(({ name }) => name === 'Berta')?.id ?? ''
    expect(await lines(berta, from({ person }))).toEqual(['document.published Bruxelles Berta fr'])
    expect(await lines(berta, from({ kind: 'technologies' }))).toHaveLength(1)
    expect(await lines(berta, from({ event: 'document.withdrawn' }))).toEqual([
      'document.withdrawn Bruxelles Chris fr',
    ])
    expect(await lines(chris, from({ site: 'ch' }))).toEqual(['document.published Berne Chris fr'])
    expect(from({ site: 'xx', kind: 'users', event: 'sign-in.failed', before: '-1' })).toEqual({
      site: undefined,
      collection: undefined,
      event: undefined,
      person: undefined,
      before: undefined,
    })
    expect(await lines(berta, { person: 'nobody' })).toEqual([])
  })

  test('names a deleted document by its key, without a link', async () => {
    const id = await write(berta, 'news', 'be', 'Perdu')
    await rest(`DELETE /news/${id}`, { as: berta })
    const [entry] = (await activity(berta)).entries
    expect(entry).toMatchObject({ event: 'document.deleted', title: 'perdu', document: undefined })
  })

  test('is paged, without a gap', async () => {
    const data = { event: 'document.published', person: chris.email, document: 'news/0/often', site: 'ch' }
    for (let each = 0; each < 52; each += 1) await payload.create({ collection: 'audit-entries', data })
    const first = await activity(chris, { site: 'ch' })
    const second = await activity(chris, { site: 'ch', before: first.before })
    expect([first.entries.length, second.entries.length, second.before]).toEqual([50, 3, undefined])
    expect(second.entries.at(-1)?.title).toBe('Berne')
  })
})
