import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { documentRequest, newsText, SECRET, state } from './messages.ts'
import { openPublishing } from './open-publishing.ts'
import { NOW, publishingOfEachTest } from './set-up-publishing.ts'

const minutes = (count: number) => new Date(NOW + count * 60_000)

describeOnEngines('messages of the content management system', { dialect: true }, (engine) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  afterEach(() => void vi.useRealTimers())
  const stage = publishingOfEachTest(engine)
  const titles = async () =>
    (await stage.store.site('fr').items.list('news', 'fr')).map(({ fields }) => fields.title)

  test('a state is stored once, and an older or repeated one changes nothing', async () => {
    const { send, publishing, changes, lines } = stage
    expect(await send(state(2))).toMatchObject({ status: 200, body: { result: 'stored' } })
    expect(await titles()).toEqual(['Title of une'])
    await eventually(() => expect(changes).toHaveLength(1))
    for (const old of [state(2, { published: {} }), state(1, { published: { fr: newsText('autre') } })])
      expect(await send(old)).toMatchObject({ status: 200, body: { result: 'known' } })
    expect(await titles()).toEqual(['Title of une'])
    expect(changes).toHaveLength(1)
    const results = { stored: 1, known: 2, unsigned: 0 }
    expect(publishing.figures()).toMatchObject({ results, delays: { count: 1 } })
    const line = { id: 'news-one', revision: 2, result: 'stored', languages: ['fr'] }
    expect(lines[0]).toMatchObject({ message: 'a document was published', ...line })
  })

  test('what is not signed is refused in one line without a detail; the log has the reason', async () => {
    const sooner = { 'webhook-timestamp': String(NOW / 1_000 - 1) }
    for (const [sending, reason] of [
      [{ secret: 'another-secret-that-is-also-long-enough' }, 'No matching signature found'],
      [{ at: minutes(-10) }, 'Message timestamp too old'],
      [{ at: minutes(10) }, 'Message timestamp too new'],
      [{ headers: { 'webhook-signature': '' } }, 'Missing required headers'],
      [{ headers: sooner }, 'No matching signature found'],
    ] as const) {
      const refused = { status: 401, body: { error: 'not signed' } }
      expect(await stage.send(state(1), sending)).toMatchObject(refused)
      expect(stage.lines.splice(0)).toMatchObject([{ message: 'a publishing message was refused', reason }])
    }
    expect(await titles()).toEqual([])
  })

  test('a repeated message is harmless, and a skew of the clocks of four minutes is tolerated', async () => {
    const request = documentRequest(state(1), { at: minutes(-4) })
    for (const [each, result] of [
      [request.clone(), 'stored'],
      [request, 'known'],
      [documentRequest(state(2), { at: minutes(4) }), 'stored'],
    ] as const)
      expect(await (await stage.publishing.fetch(each)).json()).toEqual({ result })
  })

  test('messages signed with either secret are accepted while one replaces the other', async () => {
    const newer = 'a-newer-secret-of-the-tests-that-is-long-enough'
    const both = openPublishing(stage.store, [], `${newer},${SECRET}`)
    for (const [revision, secret] of [SECRET, newer].entries()) {
      const response = await both.fetch(documentRequest(state(revision + 1), { secret }))
      expect(await response.json()).toEqual({ result: 'stored' })
    }
  })

  test('accepts only POST of JSON up to two megabytes', async () => {
    const { publishing, send } = stage
    const read = await publishing.fetch(new Request('http://fr.localhost/publishing/documents'))
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await send(state(1), { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await send('x'.repeat(2_200_000))).status).toBe(413)
    expect((await publishing.fetch(new Request('http://fr.localhost/publishing/other'))).status).toBe(404)
    const { headers } = await send(state(1))
    expect([headers.get('cache-control'), headers.has('set-cookie')]).toEqual(['no-store', false])
  })

  test('what cannot be published is refused with its path and a message, and nothing is stored', async () => {
    const one = state(1)
    const published = (fr: object) => ({ ...one, published: { fr } })
    for (const [body, path, message] of [
      ['{', '', 'is not JSON'],
      [{ ...one, site: 'uk' }, 'site', 'must be one of fr, ch, be, tn, sn, nl, ci, ma'],
      [{ ...one, kind: 'poem' }, 'kind', 'no item is of the kind "poem"'],
      [{ ...one, kind: 'show-detail' }, 'kind', expect.any(String)],
      [{ ...one, revision: undefined }, 'revision', 'is missing'],
      [state(1, { published: { de: newsText('eins') } }), 'published.de', 'the site fr has no such language'],
      [published(newsText('filters')), 'published.fr.slug', expect.any(String)],
      [published(newsText('un / deux')), 'published.fr.slug', 'has characters that an address cannot have'],
      [
        published({ ...newsText('une'), fields: { title: 7 } }),
        'published.fr.fields.title',
        'must be a text',
      ],
    ] as const) {
      const response = await stage.send(body)
      expect(response).toMatchObject({ status: 400, body: { error: 'cannot be published' } })
      expect(response.body.issues).toContainEqual(expect.objectContaining({ path, message }))
    }
    expect(await stage.store.read.selectFrom('publications').selectAll().execute()).toEqual([])
  })

  test('two documents cannot have one slug in a language', async () => {
    await stage.publish(state(1))
    const message = '"une" is already the address of "news-one"'
    expect(await stage.send(state(1, { id: 'news-two' }))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'published.fr.slug', message }] },
    })
    await stage.publish(state(2, { id: 'news-two', published: { en: newsText('une') } }))
    const both = await Promise.all(
      ['a', 'b', 'c'].map((id) => stage.send(state(1, { id, published: { fr: newsText('same') } }))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('of concurrent messages about one document, the highest revision wins', async () => {
    const named = (revision: number) => ({ fr: newsText('une', { title: `Revision ${revision}` }) })
    const revisions = [3, 9, 1, 7, 10, 2, 8, 5, 4, 6]
    await Promise.all(revisions.map((each) => stage.send(state(each, { published: named(each) }))))
    expect(await titles()).toEqual(['Revision 10'])
  })

  test.runIf(engine === 'sqlite')('a full disk is 503 until there is room again', async () => {
    const { send, store, lines } = stage
    await stage.publish(state(1))
    const count = sql<{ page_count: number }>`pragma page_count`
    const [{ page_count: pages = 0 } = {}] = (await count.execute(store.db)).rows
    await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(store.db)
    const large = state(2, { published: { fr: newsText('une', { content: 'x'.repeat(500_000) }) } })
    const refused = await send(large)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(JSON.stringify(lines)).toContain('full')
    expect(await titles()).toEqual(['Title of une'])
    await sql`pragma max_page_count = 1000000`.execute(store.db)
    expect(await send(large)).toMatchObject({ status: 200, body: { result: 'stored' } })
  })
})
