import { expect, test } from 'vitest'
import type { DocumentState } from '#models/document-state.ts'
import { publishedDetail } from '../../../src/services/content/api/api-request.ts'
import { previewReader } from '../../../src/services/content/preview/preview-reader.ts'
import { showSource } from '../../../src/services/content/store/source-switch.ts'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { newsText, state } from './messages.ts'
import { NOW, publishingOfEachTest, sourceItem } from './set-up-publishing.ts'

describeOnEngines('published documents', { dialect: true }, (engine) => {
  const stage = publishingOfEachTest(engine, async () => {
    const items = (language: string) =>
      ['a', 'b', 'c'].map((id, at) => sourceItem(id, at, {}, `${id}-${language}`))
    for (const language of ['fr', 'en']) await stage.bring('news', language, items(language))
  })
  const slugs = async (language: 'fr' | 'en' = 'fr') =>
    (await stage.store.site('fr').items.list('news', language)).map(({ slug }) => slug)
  const found = async (text: string) =>
    ((await stage.call(`search/full?q=${text}&language=fr`)).body as { slug: string }[]).map(
      ({ slug }) => slug,
    )

  test('replace the source’s item of their id, in every language', async () => {
    await stage.publish(state(1, { id: 'b', published: { fr: newsText('nouveau', { title: 'Tournesol' }) } }))
    expect(await slugs()).toEqual(['a-fr', 'nouveau', 'c-fr'])
    expect(await slugs('en')).toEqual(['a-en', 'c-en'])
    expect((await stage.call('news/b-en?language=en')).status).toBe(404)
    expect((await stage.call('news/nouveau/translate?language=fr')).body).toEqual({ fr: 'nouveau' })
    expect(await found('tournesol')).toEqual(['nouveau'])
    expect(await found('source')).toEqual(['a-fr', 'c-fr'])
    await stage.publish(state(2, { id: 'b', published: { fr: newsText('nouveau'), en: newsText('new') } }))
    const slugsOf = { fr: 'nouveau', en: 'new' }
    expect((await stage.call('news/nouveau/translate?language=fr')).body).toEqual(slugsOf)
    expect(await slugs('en')).toEqual(['a-en', 'new', 'c-en'])
    expect(await found('tournesol')).toEqual([])
  })

  test('hide the source’s item also when withdrawn or deleted; a draft hides nothing', async () => {
    await stage.publish(state(1, { id: 'b', published: {}, draft: { fr: newsText('brouillon') } }))
    expect(await slugs()).toEqual(['a-fr', 'b-fr', 'c-fr'])
    await stage.publish(state(2, { id: 'b' }))
    await stage.publish(state(3, { id: 'b', published: {}, draft: { fr: newsText('une') } }))
    expect(await slugs()).toEqual(['a-fr', 'c-fr'])
    await stage.bring('news', 'fr', [sourceItem('b', 0, {}, 'b-fr'), sourceItem('d', 1)])
    expect(await slugs()).toEqual(['d'])
    expect((await stage.call('news/b-fr?language=fr')).status).toBe(404)
    await stage.publish(state(1, { id: 'd', published: {} }))
    expect(await slugs()).toEqual([])
    await stage.publish(state(1, { id: 'a', published: {}, draft: {}, wasPublished: true }))
    expect(await slugs('en')).toEqual(['c-en'])
  })

  test('come first if new, newest before older; a chosen position stays', async () => {
    for (const id of ['x', 'y']) await stage.publish(state(1, { id, published: { fr: newsText(id) } }))
    expect(await slugs()).toEqual(['y', 'x', 'a-fr', 'b-fr', 'c-fr'])
    await stage.publish(state(2, { id: 'x', published: { fr: newsText('x', { title: 'Once more' }) } }))
    expect(await slugs()).toEqual(['y', 'x', 'a-fr', 'b-fr', 'c-fr'])
    await stage.publish(state(3, { id: 'y', position: 1, published: { fr: newsText('y') } }))
    await stage.publish(state(1, { id: 'c', position: 0, published: { fr: newsText('c') } }))
    expect(await slugs()).toEqual(['x', 'c', 'a-fr', 'y', 'b-fr'])
    await stage.bring('news', 'fr', [sourceItem('b', 0, {}, 'b-fr'), sourceItem('a', 1, {}, 'a-fr')])
    expect(await slugs()).toEqual(['x', 'c', 'b-fr', 'y', 'a-fr'])
  })

  test('keep the source’s position, also when the source moves it', async () => {
    await stage.publish(state(1, { id: 'b', published: { fr: newsText('b') } }))
    const moved = ['b', 'c', 'a'].map((id, at) => sourceItem(id, at, {}, `${id}-fr`))
    await stage.bring('news', 'fr', moved)
    expect(await slugs()).toEqual(['b', 'c-fr', 'a-fr'])
  })

  test('are shown beside an imported programme, which hides the demo only', async () => {
    await stage.publish(state(1))
    await stage.bring('news', 'fr', [sourceItem('feed', 0)], 'feed')
    await stage.store.transaction((db) => showSource(db, 'fr', 'feed', false, new Date(NOW).toISOString()))
    expect(await slugs()).toEqual(['une', 'feed'])
  })

  test('redirect from every former slug, until another item has it', async () => {
    await stage.publish(state(1, { id: 'b', published: { fr: newsText('deux'), en: newsText('two') } }))
    await stage.publish(
      state(2, { id: 'b', published: { fr: newsText('trois', {}, ['zero']), en: newsText('two') } }),
    )
    for (const former of ['b-fr', 'deux', 'zero']) {
      expect(await stage.call(`news/${former}?language=fr`)).toMatchObject({
        status: 200,
        body: { slug: former, title: 'Title of trois', redirectSlug: 'trois' },
      })
    }
    expect((await stage.call('news/deux?language=en')).status).toBe(404)
    expect(await stage.call('news/b-en?language=en')).toMatchObject({ body: { redirectSlug: 'two' } })
    expect(await slugs()).toEqual(['a-fr', 'trois', 'c-fr'])
    await stage.publish(state(1, { id: 'new', published: { fr: newsText('deux', { title: 'Mine' }) } }))
    expect(await stage.call('news/deux?language=fr')).toMatchObject({ body: { title: 'Mine' } })
    await stage.publish(state(3, { id: 'b', published: { fr: newsText('deux-b') } }))
    expect(await stage.call('news/trois?language=fr')).toMatchObject({ body: { redirectSlug: 'deux-b' } })
    await stage.publish(state(4, { id: 'b', published: {}, draft: {} }))
    expect((await stage.call('news/trois?language=fr')).status).toBe(404)
  })

  test('a former address of every kind with a page redirects', async () => {
    for (const [kind, path, fields] of [
      ['offer', 'offer', { type: 'offer' }],
      ['article', 'article', { type: 'experience' }],
      ['event', 'event', { type: 'special' }],
      ['experience', 'gpxp', {}],
      ['experience-group', 'experience-group', {}],
      ['master-template', 'master-template/page', { header: { title: 'Head' } }],
      ['faq-article', 'faq/article/slug', { id: 'help-1' }],
    ] as const) {
      const text = (slug: string) => ({
        fr: { slug, fields: { title: 'A title', ...fields }, formerSlugs: [] },
      })
      const old = { slug: 'old', title: 'A title' }
      const read = () => stage.call(`${path}/old?language=fr`)
      await stage.publish(state(1, { kind, id: 'help-1', published: text('old') }))
      expect(await read()).toMatchObject({ status: 200, body: old })
      await stage.publish(state(2, { kind, id: 'help-1', published: text('new') }))
      expect(await read()).toMatchObject({ status: 200, body: { ...old, redirectSlug: 'new' } })
    }
  })

  test('an event and the preview of its draft keep detail fields of the source that editors do not set', async () => {
    const shows = ['film-one']
    const base = { shows, description: '<p>Source</p>', logo: null }
    await stage.bring('event', 'fr', [sourceItem('opera', 0, { type: 'season', subtitle: 'Of the source' })])
    await stage.bring('event-detail', 'fr', [{ id: 'opera', slug: 'opera', position: 0, base }])
    await stage.bring('show', 'fr', [sourceItem('film-one', 0, { isMovie: true })])
    const opera = (changes: Partial<DocumentState>) => ({ kind: 'event', id: 'opera', ...changes })
    const fields = { title: 'L’opéra', type: 'season', subtitle: null }
    const text = { slug: 'opera-2', fields, formerSlugs: [] }
    const read = async (address: string) => (await stage.call(`event/${address}?language=fr`)).body
    await stage.publish(state(1, opera({ published: { fr: text } })))
    expect(await read('opera-2')).toMatchObject({ ...fields, description: '<p>Source</p>' })
    expect(await read('opera')).toMatchObject({ title: 'L’opéra', redirectSlug: 'opera-2' })
    expect(await read('opera-2/shows')).toMatchObject({ shows: [{ slug: 'film-one' }] })
    const detail = { description: '<p>Editors</p>' }
    await stage.publish(state(2, opera({ published: { fr: { ...text, detail } } })))
    expect(await read('opera-2')).toMatchObject({ title: 'L’opéra', ...detail, logo: null })
    const draft = { fr: { ...text, fields: { title: 'Draft', type: 'season' } } }
    await stage.publish(state(3, opera({ published: { fr: text }, draft })))
    const { items } = previewReader(
      stage.store.read,
      stage.store.site('fr'),
      'fr',
      { drafts: true, at: null },
      NOW,
    )
    const item = await items.find('event', 'opera-2', 'fr')
    const previewed = item && publishedDetail(item, await items.allById('event-detail', 'opera', 'fr'))
    expect(previewed).toMatchObject({ title: 'Draft', description: '<p>Source</p>', shows })
    await stage.publish(state(4, opera({ published: {} })))
    for (const slug of ['opera', 'opera-2'])
      expect((await stage.call(`event/${slug}?language=fr`)).status).toBe(404)
    expect(await stage.call('events?language=fr')).toMatchObject({ status: 200, body: [] })
  })

  test('include documents, and lists that are documents', async () => {
    const fields = (body: Record<string, unknown>) => ({ fr: { slug: 'x', fields: body, formerSlugs: [] } })
    await stage.bring('document', 'fr', [
      { id: 'footer/faq', slug: 'footer/faq', position: 0, base: { list: [] } },
    ])
    const group = { type: 'help', title: 'Aide', questions: [], slugs: [] }
    await stage.publish(
      state(1, { kind: 'document', id: 'footer/faq', published: fields({ list: [group] }) }),
    )
    expect((await stage.call('footer/faq?language=fr')).body).toEqual([group])
    await stage.publish(
      state(1, { kind: 'document', id: 'footer', published: fields({ columns: [], socialNetworks: [] }) }),
    )
    expect((await stage.call('footer?language=fr')).body).toEqual({ columns: [], socialNetworks: [] })
    await eventually(() => expect(stage.changes.map(({ tags }) => tags)).toEqual([['footer'], ['footer']]))
  })

  test('announce the pages that show the item, and nothing without a change for readers', async () => {
    const announced = async (count: number) => {
      await eventually(() => expect(stage.changes).toHaveLength(count))
      return [...(stage.changes.at(-1)?.tags ?? [])].sort()
    }
    const trois = { fr: newsText('trois') }
    await stage.publish(state(1, { id: 'b', published: { fr: newsText('deux') } }))
    const first = ['news', 'news:b-en', 'news:b-fr', 'news:deux', 'search']
    expect(await announced(1)).toEqual(first)
    await stage.publish(state(2, { id: 'b', published: trois }))
    expect(await announced(2)).toEqual([...first, 'news:trois'].sort())
    await stage.publish(state(3, { id: 'b', published: trois, draft: { fr: newsText('quatre') } }))
    await stage.publish(state(1, { id: 'unseen', published: {}, draft: { fr: newsText('cinq') } }))
    await stage.publish(state(4, { id: 'b', published: { fr: newsText('trois', { title: 'Other' }) } }))
    expect(await announced(3)).toContain('news:trois')
  })

  test('may become an enrichment, and the other way round', async () => {
    await stage.publish(state(1, { id: 'b', published: { fr: newsText('deux') } }))
    await stage.publish(
      state(2, {
        id: 'b',
        mode: 'enrichment',
        published: { fr: { slug: 'b-fr', fields: { headline: 'Laid over' }, formerSlugs: [] } },
      }),
    )
    expect(await slugs()).toEqual(['a-fr', 'b-fr', 'c-fr'])
    expect((await stage.call('news/b-fr?language=fr')).body).toMatchObject({
      title: "Source's b",
      headline: 'Laid over',
    })
    await stage.publish(state(3, { id: 'b', published: { fr: newsText('deux') } }))
    expect(await slugs()).toEqual(['a-fr', 'deux', 'c-fr'])
    expect(await stage.store.read.selectFrom('enrichments').selectAll().execute()).toEqual([])
  })
})
