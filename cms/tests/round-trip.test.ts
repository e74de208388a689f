import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { toCinemaAlerts } from '#models/alert.ts'
import { toExperienceArticle, toNewsItem } from '#models/article.ts'
import { toEcard } from '#models/ecard.ts'
import { toExperience, toExperienceGroup } from '#models/experience.ts'
import { toFeatured } from '#models/featured.ts'
import { toFooter, toFooterFaq } from '#models/footer.ts'
import { toLatestVideo } from '#models/latest-video.ts'
import { toMasterTemplate } from '#models/master-template.ts'
import { toOffer, toOffersPage, toTemporaryOffers } from '#models/offers.ts'
import { toPush } from '#models/push.ts'
import { toSeason } from '#models/season.ts'
import { toSettings } from '#models/settings.ts'
import { collectSkipped } from '#models/skipped-items.ts'
import { toSubscription } from '#models/subscription.ts'
import { toTag } from '#models/tag.ts'
import type { EditorialKind } from '../src/content/editorial-kind.ts'
import { documentFrom, type Readers } from '../src/content/from-wire.ts'
import { editorialKinds } from '../src/content/kinds.ts'
import { createHtmlReader, htmlOf } from '../src/content/rich-text.ts'
import { textOf } from '../src/content/to-wire.ts'
import { settingsOf } from './cms-settings.ts'
import { demoTexts } from './demo-content.ts'
import { sampleSites } from './engines.ts'

type Json = Readonly<Record<string, unknown>>
/** The site's mapper for what a collection sends, if it has one. */
const mappers: Readonly<Record<string, (parsed: never) => unknown>> = {
  news: toNewsItem,
  articles: toExperienceArticle,
  seasons: toSeason,
  offers: toOffer,
  'promotion-offers': toOffer,
  'temporary-offers': (item) => toTemporaryOffers([item]),
  'offers-page': toOffersPage,
  ecards: toEcard,
  'pass-page': toSubscription,
  featured: (item) => toFeatured([item]),
  'home-pushes': toPush,
  'header-pushes': toPush,
  autopromos: toPush,
  'permanent-autopromo': toPush,
  'native-ads': toPush,
  'latest-video': toLatestVideo,
  experiences: toExperience,
  'experience-groups': toExperienceGroup,
  tags: toTag,
  pages: toMasterTemplate,
  'footer-faq': ({ list }: { list: never }) => toFooterFaq(list),
  alerts: (item) => toCinemaAlerts([item]),
  footer: toFooter,
  settings: toSettings,
}
const asItIs = (parsed: unknown) => parsed

/** Kinds of which the demonstration has no document. */
const withoutDemo: readonly string[] = []
Object.assign(process.env, settingsOf({ dataDir: path.join(tmpdir(), 'marquee-cms-none') }))
const { default: config } = await import('../src/payload.config.ts')
const readers: Readers = {
  richText: await createHtmlReader(await config),
  picture: (origin) => ({ id: 1, origin }),
}

/** Sanitiser and editor both wrap a text without a paragraph in one. */
const known = new Map<string, string>()
function written(html: string): string {
  const text = known.get(html) ?? htmlOf(readers.richText(html)) ?? ''
  known.set(html, text)
  return text
}

const isHtml = (value: string) => /<\w+|&\w+;/.test(value)
const withoutParagraph = (value: string) => value.replace(/^<p>([^<]*)<\/p>$/, '$1')

/** Texts with markup, in the form that the editor writes. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return isHtml(value) ? withoutParagraph(written(value)) : value
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}

function modelOf(kind: EditorialKind, fields: unknown): unknown {
  const schema = kind.detail ? kind.wire.extend(kind.detail.shape) : kind.wire
  const { result, skipped } = collectSkipped(fields, () => schema.parse(fields))
  expect(skipped).toEqual([])
  return (mappers[kind.slug] ?? asItIs)(result as never)
}

/** Adds what the sites derive from the item: its id, and the order of blocks if no editor chose one. */
function withPlace(kind: EditorialKind, id: string, fields: Json): Json {
  const { order = '', fields: usual = [] } = kind.blocks ?? {}
  const chosen = fields[order]
  const blocks = new Set([...(Array.isArray(chosen) ? chosen : []), ...usual])
  const isThere = (name: string) =>
    !(Array.isArray(fields[name]) ? fields[name].length === 0 : fields[name] === null)
  return {
    ...fields,
    ...('id' in fields ? { id } : {}),
    ...(kind.blocks ? { [order]: [...blocks].filter((name) => usual.includes(name) && isThere(name)) } : {}),
  }
}

/** Fields of the sites' lists that are not in the model. */
const extra = (kind: EditorialKind, fields: Json): Json =>
  kind.slug === 'pages'
    ? { title: fields.title, headline: fields.headline, image: fields.image, indexed: fields.indexed }
    : kind.slug === 'seasons'
      ? { shows: fields.shows, weekdays: fields.weekdays }
      : {}

const demonstrated = editorialKinds.filter(({ slug }) => !withoutDemo.includes(slug))

describe.each(demonstrated.map((kind) => [kind.slug, kind] as const))('%s', (_, kind) => {
  test.each(sampleSites.filter((site) => demoTexts(kind, site).length > 0))(
    'every demo item of %s survives conversion to a document and back',
    (site: SiteId) => {
      for (const item of demoTexts(kind, site)) {
        const document = documentFrom(kind, item, readers)
        for (const [language, fields] of Object.entries(item.texts) as [Language, Json][]) {
          const text = textOf(kind, document, language)
          expect(text, `${item.id} in ${language}`).toBeDefined()
          const back = { ...text?.fields, ...text?.detail }
          const before = withPlace(kind, item.id, fields)
          expect(plain(modelOf(kind, back)), `${item.id} in ${language}`).toEqual(
            plain(modelOf(kind, before)),
          )
          expect(plain(extra(kind, back))).toEqual(plain(extra(kind, before)))
        }
      }
    },
  )
})

test('indices of an imported text stay, though the editor offers none', () => {
  const html = '<p>CO<sub>2</sub>, le 1<sup>er</sup> mai</p>'
  expect(written(html)).toBe(html)
})

test('a page has a block more than once, each in its place and with its texts in every language', () => {
  const kind = editorialKinds.find(({ slug }) => slug === 'pages')
  if (!kind) throw new Error('There are no pages')
  const page = (title: string) => ({
    slug: 'page',
    header: { title },
    shows: ['heron'],
    mosaic: { title, items: [] },
    furtherBlocks: [
      { name: 'mosaic-2', mosaic: { title: `${title} 2`, items: [{ title: 'A' }] } },
      { name: 'shows-2', shows: ['dune'] },
    ],
    blockOrder: ['mosaic', 'shows-2', 'mosaic-2', 'shows'],
  })
  const texts = { fr: page('Neige'), de: page('Schnee') }
  const document = documentFrom(kind, { site: 'ch', id: 'page', position: null, texts }, readers)
  expect(textOf(kind, document, 'de')?.fields).toMatchObject({
    mosaic: { title: 'Schnee' },
    shows: ['dune'],
    furtherBlocks: [
      { name: 'mosaic-2', mosaic: { title: 'Schnee 2', items: [{ title: 'A' }] } },
      { name: 'shows-2', shows: ['heron'] },
    ],
    blockOrder: ['mosaic', 'shows', 'mosaic-2', 'shows-2'],
  })
})
