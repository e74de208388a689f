import path from 'node:path'
import { expect, test } from 'vitest'
import type { DocumentState } from '../../../content-models/document-state.ts'
import { createDemo } from '../../../demo/seed.ts'
import { openOutsideSource } from '../../../src/services/import/outside-source.ts'
import { runImport } from '../../../src/services/import/run-import.ts'
import { startOutsideApi } from '../../fixtures/outside-api/outside-api.ts'
import { eventually } from '../eventually.ts'
import { describeOnEngines } from '../on-engines.ts'
import { state } from './messages.ts'
import { type PublishingStage, publishingOfEachTest, sourceItem } from './set-up-publishing.ts'

const enriched = (slug: string, fields: Record<string, unknown>, detail?: Record<string, unknown>) => ({
  slug,
  fields,
  ...(detail ? { detail } : {}),
  formerSlugs: [],
})
const enrichment = (revision: number, changes: Partial<DocumentState>): DocumentState =>
  state(revision, { kind: 'show', mode: 'enrichment', published: {}, ...changes })

describeOnEngines('enrichments of imported items', { dialect: true }, (engine) => {
  let stage: PublishingStage
  publishingOfEachTest(engine, (opened) => {
    stage = opened
  })
  const show = async (slug: string, site: 'nl' | 'fr' | 'sn' = 'nl', language = 'nl') =>
    (await stage.call(`show/${slug}?language=${language}`, site)).body as Record<string, unknown>
  const found = async (text: string) =>
    ((await stage.call(`search/full?q=${text}&type=show&language=nl`, 'nl')).body as { slug: string }[]).map(
      ({ slug }) => slug,
    )

  async function feed(work: (bring: () => Promise<unknown>) => Promise<void>): Promise<void> {
    const outside = await startOutsideApi({ today: '2026-11-20' })
    const now = () => Date.parse('2026-11-20T11:00:00Z')
    try {
      await work(async () =>
        runImport({
          store: stage.store,
          site: 'nl',
          source: 'outside',
          outside: await openOutsideSource(outside.url, 3),
          now,
        }),
      )
    } finally {
      await outside.close()
    }
  }

  test('survive later imports, also on new items, until withdrawn', { tags: ['rest'] }, async () => {
    await feed(async (bring) => {
      await stage.publish(
        enrichment(1, {
          site: 'nl',
          id: 'la-traviata-507',
          published: {
            nl: enriched(
              'la-traviata-507',
              { title: 'Zonnebloem', flag: 'Tip' },
              { synopsis: '<p>Van de redactie</p>' },
            ),
          },
        }),
      )
      await bring()
      const before = await show('la-traviata-507')
      expect(before).toMatchObject({
        slug: 'la-traviata-507',
        title: 'Zonnebloem',
        flag: 'Tip',
        synopsis: '<p>Van de redactie</p>',
      })
      expect(await show('la-traviata-507', 'nl', 'en')).not.toMatchObject({ title: 'Zonnebloem' })
      expect(await found('zonnebloem')).toEqual(['la-traviata-507'])
      await bring()
      expect(await show('la-traviata-507')).toEqual(before)
      await stage.publish(
        enrichment(2, {
          site: 'nl',
          id: 'la-traviata-507',
          published: { nl: enriched('la-traviata-507', { title: 'Zonnebloem' }) },
        }),
      )
      expect((await show('la-traviata-507')).flag).not.toBe('Tip')
      expect((await show('la-traviata-507')).synopsis).not.toBe('<p>Van de redactie</p>')
      await stage.publish(enrichment(3, { site: 'nl', id: 'la-traviata-507' }))
      expect((await show('la-traviata-507')).title).not.toBe('Zonnebloem')
      expect(await found('zonnebloem')).toEqual([])
      await bring()
      expect((await show('la-traviata-507')).title).not.toBe('Zonnebloem')
    })
  })

  test('survive the daily roll of the demo', { tags: ['rest'] }, async () => {
    const demo = createDemo(stage.store, { artDir: path.resolve('demo/art'), seed: 'marquee', sites: ['sn'] })
    await demo.roll(Date.parse('2026-11-20T11:00:00Z'))
    const [first] = (
      (await stage.call('shows?language=fr', 'sn')).body as { shows: { slug: string; title: string }[] }
    ).shows
    const slug = first?.slug ?? ''
    await stage.publish(
      enrichment(1, {
        site: 'sn',
        id: slug,
        published: { fr: enriched(slug, { title: 'Des rédacteurs', genericOrder: 99 }) },
      }),
    )
    await demo.roll(Date.parse('2026-11-23T11:00:00Z'))
    expect(await show(slug, 'sn', 'fr')).toMatchObject({ title: 'Des rédacteurs', genericOrder: 99 })
    await stage.publish(enrichment(2, { site: 'sn', id: slug }))
    expect(await show(slug, 'sn', 'fr')).toMatchObject({ title: first?.title })
  })

  test('apply by language; clearing withdraws all of them', async () => {
    await stage.bring('show', 'fr', [sourceItem('rex', 0, { isMovie: true })])
    await stage.bring('show', 'en', [sourceItem('rex', 0, { isMovie: true }, 'rex-en')])
    await stage.publish(
      enrichment(1, {
        id: 'rex',
        published: {
          fr: enriched('rex', { label: 'À voir' }),
          en: enriched('rex-en', { label: 'A must', slug: 'other' }),
        },
      }),
    )
    const labels = async () => [
      (await stage.store.site('fr').items.find('show', 'rex', 'fr'))?.fields,
      (await stage.store.site('fr').items.find('show', 'rex-en', 'en'))?.fields,
    ]
    expect(await labels()).toMatchObject([{ label: 'À voir' }, { label: 'A must', slug: 'rex-en' }])
    await stage.publish(enrichment(2, { id: 'rex' }))
    const [fr, en] = await labels()
    expect([fr?.label, en?.label]).toEqual([undefined, undefined])
    await stage.publish(enrichment(3, { id: 'rex', published: { fr: enriched('rex', { label: 'Encore' }) } }))
    await stage.bring('show', 'fr', [sourceItem('rex', 0, { isMovie: true }, 'rex-2')])
    expect((await stage.store.site('fr').items.find('show', 'rex-2', 'fr'))?.fields.label).toBeUndefined()
  })

  test('announce the item, and programmes that repeat the field', async () => {
    await stage.bring('show', 'fr', [sourceItem('rex', 0, { isMovie: true })])
    await stage.publish(enrichment(1, { id: 'rex', published: { fr: enriched('rex', { label: 'À voir' }) } }))
    await eventually(() => expect(stage.changes.at(-1)?.tags).toEqual(['shows', 'search', 'show:rex']))
    await stage.publish(
      enrichment(2, { id: 'rex', published: { fr: enriched('rex', { label: 'À voir', flag: 'Tip' }) } }),
    )
    await eventually(() =>
      expect(stage.changes.at(-1)?.tags).toEqual(['shows', 'search', 'showtimes', 'show:rex']),
    )
  })

  test('refuse invalid fields, and a position', async () => {
    expect(
      await stage.send(enrichment(1, { id: 'rex', published: { fr: enriched('rex', { title: null }) } })),
    ).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'published.fr.fields.title', message: 'must be a text' }] },
    })
    expect((await stage.send(enrichment(1, { id: 'rex', position: 2 }))).body.issues).toMatchObject([
      { path: 'position' },
    ])
    expect(
      (await stage.send(enrichment(1, { kind: 'news', id: 'a', published: { fr: enriched('a', {}, {}) } })))
        .body.issues,
    ).toMatchObject([{ path: 'published.fr.detail' }])
  })

  test('apply to documents, too', async () => {
    await stage.bring('document', 'fr', [
      {
        id: 'settings',
        slug: 'settings',
        position: 0,
        base: { youtubeChannel: 'source', clientUrl: 'https://a.example' },
      },
    ])
    await stage.publish(
      enrichment(1, {
        kind: 'document',
        id: 'settings',
        published: { fr: enriched('settings', { youtubeChannel: 'editors' }) },
      }),
    )
    expect((await stage.call('settings')).body).toEqual({
      youtubeChannel: 'editors',
      clientUrl: 'https://a.example',
    })
  })
})
