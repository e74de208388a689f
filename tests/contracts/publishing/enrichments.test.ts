import { expect, test } from 'vitest'
import type { DocumentState } from '#models/document-state.ts'
import { detailFields } from '../../../src/services/content/api/api-request.ts'
import { previewReader } from '../../../src/services/content/preview/preview-reader.ts'
import { openOutsideSource } from '../../../src/services/import/outside-source.ts'
import { runImport } from '../../../src/services/import/run-import.ts'
import { startOutsideApi } from '../../fixtures/outside-api/outside-api.ts'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { state } from './messages.ts'
import { NOW, publishingOfEachTest, sourceItem } from './set-up-publishing.ts'

/** Fields that editors lay over an item. */
const enriched = (slug: string, fields: Record<string, unknown>, detail?: Record<string, unknown>) => ({
  slug,
  fields,
  ...(detail ? { detail } : {}),
  formerSlugs: [],
})
const enrichment = (revision: number, id: string, changes: Partial<DocumentState> = {}): DocumentState =>
  state(revision, { kind: 'show', mode: 'enrichment', published: {}, id, ...changes })

describeOnEngines('enrichments of imported items', { dialect: true }, (engine) => {
  const stage = publishingOfEachTest(engine)
  const show = async (slug: string, language = 'nl') =>
    (await stage.call(`show/${slug}?language=${language}`, 'nl')).body as Record<string, unknown>
  const found = async (text: string) =>
    ((await stage.call(`search/full?q=${text}&type=show&language=nl`, 'nl')).body as { slug: string }[]).map(
      ({ slug }) => slug,
    )

  test('survive later imports, also on new items, until withdrawn', { tags: ['rest'] }, async () => {
    const api = await startOutsideApi({ today: '2026-11-20' })
    const now = () => Date.parse('2026-11-20T11:00:00Z')
    const into = { store: stage.store, site: 'nl', source: 'outside', now } as const
    const bring = async () => runImport({ ...into, outside: await openOutsideSource(api.url, 3) })
    try {
      const slug = 'la-traviata-507'
      const publish = (revision: number, ...[fields, detail]: Record<string, unknown>[]) => {
        const published = fields ? { nl: enriched(slug, fields, detail) } : {}
        return stage.publish(enrichment(revision, slug, { site: 'nl', published }))
      }
      const synopsis = '<p>Van de redactie</p>'
      await publish(1, { title: 'Zonnebloem', flag: 'Tip' }, { synopsis })
      await bring()
      const before = await show(slug)
      expect(before).toMatchObject({ slug, title: 'Zonnebloem', flag: 'Tip', synopsis })
      expect((await show(slug, 'en')).title).not.toBe('Zonnebloem')
      expect(await found('zonnebloem')).toEqual([slug])
      await bring()
      expect(await show(slug)).toEqual(before)
      await publish(2, { title: 'Zonnebloem' })
      const left = await show(slug)
      expect([left.flag === 'Tip', left.synopsis === synopsis]).toEqual([false, false])
      await publish(3)
      expect((await show(slug)).title).not.toBe('Zonnebloem')
      expect(await found('zonnebloem')).toEqual([])
      await bring()
      expect((await show(slug)).title).not.toBe('Zonnebloem')
    } finally {
      await api.close()
    }
  })

  const french = (fields: Record<string, unknown>) => ({ published: { fr: enriched('rex', fields) } })
  const bringRex = (language: string, slug: string) =>
    stage.bring('show', language, [sourceItem('rex', 0, { isMovie: true }, slug)])
  const labelOf = async (slug: string, language: 'fr' | 'en') =>
    (await stage.store.site('fr').items.find('show', slug, language))?.fields.label

  test('apply by language; clearing withdraws all of them', async () => {
    await bringRex('fr', 'rex')
    await bringRex('en', 'rex-en')
    const en = enriched('rex-en', { label: 'A must', slug: 'other' })
    const { fr } = french({ label: 'À voir' }).published
    await stage.publish(enrichment(1, 'rex', { published: { fr, en } }))
    const labels = async () => [await labelOf('rex', 'fr'), await labelOf('rex-en', 'en')]
    expect(await labels()).toEqual(['À voir', 'A must'])
    await stage.publish(enrichment(2, 'rex'))
    expect(await labels()).toEqual([undefined, undefined])
    await stage.publish(enrichment(3, 'rex', french({ label: 'Encore' })))
    await bringRex('fr', 'rex-2')
    expect(await labelOf('rex-2', 'fr')).toBeUndefined()
  })

  test('are left out of a preview of what is imported', async () => {
    const base = { isMovie: true, label: 'Source', slug: 'rex' }
    await stage.bring('show', 'fr', [sourceItem('rex', 0, base)])
    await stage.bring('show-detail', 'fr', [sourceItem('rex', 0, { synopsis: '<p>Source</p>', slug: 'rex' })])
    const published = { fr: enriched('rex', { label: 'À voir' }, { synopsis: '<p>Nous</p>' }) }
    await stage.publish(enrichment(1, 'rex', { published }))
    const preview = { drafts: false, at: null, asImported: true } as const
    const reader = previewReader(stage.store.read, stage.store.site('fr'), 'fr', preview, NOW)
    const fields = async ({ items }: typeof reader) =>
      detailFields(await items.find('show', 'rex', 'fr'), await items.find('show-detail', 'rex', 'fr'))
    expect(await fields(reader)).toMatchObject({ label: 'Source', synopsis: '<p>Source</p>' })
    expect(await fields(stage.store.site('fr'))).toMatchObject({ label: 'À voir', synopsis: '<p>Nous</p>' })
  })

  test('announce the item, and programmes that repeat the field', async () => {
    await bringRex('fr', 'rex')
    const announced = async (tags: string[]) =>
      eventually(() => expect(stage.changes.at(-1)?.tags).toEqual(tags))
    await stage.publish(enrichment(1, 'rex', french({ label: 'À voir' })))
    await announced(['shows', 'search', 'show:rex'])
    await stage.publish(enrichment(2, 'rex', french({ label: 'À voir', flag: 'Tip' })))
    await announced(['shows', 'search', 'showtimes', 'show:rex'])
  })

  test('refuse invalid fields, and a position', async () => {
    const news = { kind: 'news', published: { fr: enriched('a', {}, {}) } }
    for (const [changes, issue] of [
      [french({ title: null }), { path: 'published.fr.fields.title', message: 'must be a text' }],
      [{ position: 2 }, { path: 'position' }],
      [news, { path: 'published.fr.detail' }],
    ] as const)
      expect((await stage.send(enrichment(1, 'rex', changes))).body).toMatchObject({ issues: [issue] })
  })

  test('apply to documents, too', async () => {
    const base = { youtubeChannel: 'source', clientUrl: 'https://a.example' }
    await stage.bring('document', 'fr', [{ id: 'settings', slug: 'settings', position: 0, base }])
    const published = { fr: enriched('settings', { youtubeChannel: 'editors' }) }
    await stage.publish(enrichment(1, 'settings', { kind: 'document', published }))
    expect((await stage.call('settings')).body).toEqual({ ...base, youtubeChannel: 'editors' })
  })
})
