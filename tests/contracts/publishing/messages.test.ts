import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { documentRequest, newsText, SECRET, state } from './messages.ts'
import { openPublishing } from './open-publishing.ts'
import { type PublishingStage, publishingOfEachTest } from './set-up-publishing.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

describeOnEngines('messages of the content management system', { dialect: true }, (engine) => {
  let stage: PublishingStage
  publishingOfEachTest(engine, (opened) => {
    stage = opened
  })
  const titles = async () =>
    (await stage.store.site('fr').items.list('news', 'fr')).map(({ fields }) => fields.title)

  test('a state is stored once, and an older or repeated one changes nothing', async () => {
    const { send, publishing, changes, lines } = stage
    expect(await send(state(2))).toMatchObject({ status: 200, body: { result: 'stored' } })
    expect(await titles()).toEqual(['Title of une'])
    await eventually(() => expect(changes).toHaveLength(1))
    expect(await send(state(2, { published: {} }))).toMatchObject({ status: 200, body: { result: 'known' } })
    expect(await send(state(1, { published: { fr: newsText('autre') } }))).toMatchObject({
      body: { result: 'known' },
    })
    expect(await titles()).toEqual(['Title of une'])
    expect(changes).toHaveLength(1)
    expect(publishing.figures()).toMatchObject({ results: { stored: 1, known: 2 }, delays: { count: 1 } })
    expect(lines[0]).toMatchObject({
      message: 'a document was published',
      id: 'news-one',
      revision: 2,
      result: 'stored',
      languages: ['fr'],
    })
  })

  test('a repeated message is harmless', async () => {
    const request = documentRequest(state(1))
    const [first, again] = [
      await stage.publishing.fetch(request.clone()),
      await stage.publishing.fetch(request),
    ]
    expect([await first.json(), await again.json()]).toEqual([{ result: 'stored' }, { result: 'known' }])
  })

  test.each([
    ['another secret', { secret: 'another-secret-that-is-also-long-enough' }, 'No matching signature found'],
    ['a clock that is ten minutes late', { at: minutes(-10) }, 'Message timestamp too old'],
    ['a clock that is ten minutes ahead', { at: minutes(10) }, 'Message timestamp too new'],
    ['no signature', { headers: { 'webhook-signature': '' } }, 'Missing required headers'],
    [
      'a time that was not signed',
      { headers: { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 1) } },
      'No matching signature found',
    ],
  ])('%s is refused in one line without a detail; the log has the reason', async (_, sending, reason) => {
    expect(await stage.send(state(1), sending)).toMatchObject({ status: 401, body: { error: 'not signed' } })
    expect(stage.lines).toMatchObject([{ message: 'a publishing message was refused', reason }])
    expect(await titles()).toEqual([])
  })

  test('messages signed with either secret are accepted while one replaces the other', async () => {
    const newer = 'a-newer-secret-of-the-tests-that-is-long-enough'
    const both = openPublishing(stage.store, [], `${newer},${SECRET}`)
    for (const [revision, secret] of [SECRET, newer].entries()) {
      const response = await both.fetch(documentRequest(state(revision + 1), { secret }))
      expect(await response.json()).toEqual({ result: 'stored' })
    }
  })

  test.each([-4, 4])('tolerates a clock skew of %i minutes', async (off) => {
    expect(await stage.send(state(1), { at: minutes(off) })).toMatchObject({ status: 200 })
  })

  test('responses are not cached and set no cookie', async () => {
    const { headers } = await stage.send(state(1))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('set-cookie')).toBe(false)
  })

  test('accepts only POST of JSON up to two megabytes', async () => {
    const { publishing, send } = stage
    const read = await publishing.fetch(new Request('http://fr.localhost/publishing/documents'))
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await send(state(1), { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await send('x'.repeat(2_200_000))).status).toBe(413)
    expect((await publishing.fetch(new Request('http://fr.localhost/publishing/other'))).status).toBe(404)
  })

  test.each<[string, unknown, object]>([
    ['no JSON', '{', { path: '', message: 'is not JSON' }],
    [
      'no site',
      { ...state(1), site: 'uk' },
      { path: 'site', message: 'must be one of fr, ch, be, tn, sn, nl, ci, ma' },
    ],
    [
      'a kind that nobody reads',
      { ...state(1), kind: 'poem' },
      { path: 'kind', message: 'no item is of the kind "poem"' },
    ],
    ['a detail without its item', { ...state(1), kind: 'show-detail' }, { path: 'kind' }],
    ['a missing revision', { ...state(1), revision: undefined }, { path: 'revision', message: 'is missing' }],
    [
      'a language that the site lacks',
      state(1, { published: { de: newsText('eins') } }),
      { path: 'published.de', message: 'the site fr has no such language' },
    ],
    ['a reserved slug', state(1, { published: { fr: newsText('filters') } }), { path: 'published.fr.slug' }],
    [
      'a slug that is no part of an address',
      state(1, { published: { fr: newsText('un / deux') } }),
      { path: 'published.fr.slug', message: 'has characters that an address cannot have' },
    ],
    [
      'an item that the content model cannot read',
      state(1, { published: { fr: { slug: 'une', fields: { title: 7 }, formerSlugs: [] } } }),
      { path: 'published.fr.fields.title', message: 'must be a text' },
    ],
  ])('%s is refused with its path and a message, and nothing is stored', async (_, body, issue) => {
    const response = await stage.send(body)
    expect(response).toMatchObject({ status: 400, body: { error: 'cannot be published' } })
    expect(response.body.issues).toContainEqual(expect.objectContaining(issue))
    expect(await stage.store.read.selectFrom('publications').selectAll().execute()).toEqual([])
  })

  test('two documents cannot have one slug in a language', async () => {
    await stage.publish(state(1))
    expect(await stage.send(state(1, { id: 'news-two' }))).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'published.fr.slug', message: '"une" is already the address of "news-one"' }],
      },
    })
    await stage.publish(state(2, { id: 'news-two', published: { en: newsText('une') } }))
    const both = await Promise.all(
      ['a', 'b', 'c'].map((id) => stage.send(state(1, { id, published: { fr: newsText('same') } }))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('of concurrent messages about one document, the highest revision wins', async () => {
    const revisions = [3, 9, 1, 7, 10, 2, 8, 5, 4, 6]
    await Promise.all(
      revisions.map((revision) =>
        stage.send(
          state(revision, { published: { fr: newsText('une', { title: `Revision ${revision}` }) } }),
        ),
      ),
    )
    expect(await titles()).toEqual(['Revision 10'])
  })

  test.runIf(engine === 'sqlite')('a full disk is 503 until there is room again', async () => {
    const { send, store, lines } = stage
    await stage.publish(state(1))
    const [{ page_count: pages = 0 } = {}] = (
      await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
    ).rows
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
