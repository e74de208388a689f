import { describe, expect, test } from 'vitest'
import type { WireArticle } from '#models/article.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aComposition,
  aShow,
  down,
  found,
  movedTo,
  someContent,
} from '../../page-kit/composition.fixture.ts'
import { composeNews } from './news.server.ts'
import { composeNewsItem } from './news-item.server.ts'

type Wire = Pick<WireArticle, 'slug' | 'title' | 'type'>

/** Fifteen news items, the last three of them events. */
const wires: readonly Wire[] = Array.from({ length: 15 }, (_, index) => ({
  slug: `n${index + 1}`,
  title: `Title ${index + 1}`,
  type: index < 12 ? 'news' : 'event',
}))
const { news } = someContent({ news: wires })

async function newsPage(
  input: { page?: string; type?: string; app?: boolean } = {},
  api: Partial<ContentApi> = { news },
) {
  const composition = aComposition(api)
  return { composition, result: await composeNews(composition, input) }
}

async function foundPage(input: Parameters<typeof newsPage>[0] = {}) {
  const { result, composition } = await newsPage(input)
  return { ...found(result), jsonLd: composition.context.jsonLd }
}

const slugs = (tiles: readonly { href: string | null }[]) => tiles.map(({ href }) => href?.split('/').at(-1))

describe('the list of news', () => {
  test('shows four large tiles first, and twelve items on a page', async () => {
    const { page } = await foundPage()
    expect(slugs(page.pushes)).toEqual(['n1', 'n2', 'n3', 'n4'])
    expect(slugs(page.list.tiles)).toEqual(['n5', 'n6', 'n7', 'n8', 'n9', 'n10', 'n11', 'n12'])
    expect(page.list).toMatchObject({
      count: 15,
      page: 1,
      pages: ['/actualites#list', '/actualites?page=2#list'],
    })
  })

  test('continues on the second page without large tiles', async () => {
    const { page, seo } = await foundPage({ page: '2' })
    expect([page.pushes, slugs(page.list.tiles)]).toEqual([[], ['n13', 'n14', 'n15']])
    expect(seo).toMatchObject({ canonical: '/actualites', title: 'Actualités, page 2 — Marquee' })
  })

  test('a type filter starts at the first page and can be cleared', async () => {
    const whole = await foundPage({ page: '2' })
    expect(whole.page.list.types.map(({ type, href, active }) => [type, href, active])).toEqual([
      ['news', '/actualites?type=news#list', false],
      ['event', '/actualites?type=event#list', false],
    ])
    const events = await foundPage({ type: 'event' })
    expect(slugs(events.page.list.tiles)).toEqual(['n13', 'n14', 'n15'])
    expect(events.page.list.count).toBe(3)
    expect(events.page.list.types.find(({ active }) => active)).toMatchObject({
      type: 'event',
      href: '/actualites#list',
    })
    expect(events.seo.canonical).toBe('/actualites')
  })

  test.each([
    { page: '3' },
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '02' },
    { page: 'two' },
    { type: 'nonsense' },
    { type: 'offer' },
    { type: 'toString' },
    { page: '2', type: 'event' },
  ])('%o is missing', async (input) => {
    expect((await newsPage(input)).result).toEqual({ outcome: 'missing' })
  })

  test('has links inside the app there, is not indexed and is canonical to the full page', async () => {
    const { page, seo } = await foundPage({ app: true, type: 'news' })
    expect(page.list.types[1]?.href).toBe('/m/actualites?type=event#list')
    expect(page.list.pages).toEqual(['/m/actualites?type=news#list'])
    expect(seo).toMatchObject({ canonical: '/actualites', noindex: true })
  })

  test('is empty without items', async () => {
    expect((await newsPage({}, { news: async () => [] })).result).toMatchObject({
      outcome: 'found',
      page: { pushes: [], list: { count: 0, types: [] } },
    })
  })
})

describe('a news item', () => {
  const whole = {
    slug: 'n1',
    title: 'An evening',
    type: 'event',
    headline: 'Headline',
    content: '<p>Text</p><script>alert(1)</script>',
    releaseDate: '2026-12-01',
    author: 'Maud Ferrandin',
    image: { lg: '/media/a.avif' },
    featuredShow: 'heron',
    cinemas: [
      { slug: 'rex', name: 'Rex' },
      { slug: 'closed', name: 'Closed' },
    ],
    guest: { name: 'Ada', description: '<p>Editor</p>', image: null },
    cta: { label: 'Go', url: '/films', newTab: false, kind: 'black' },
  } satisfies WireArticle
  const api: Partial<ContentApi> = {
    news,
    newsItem: someContent({ newsItem: whole }).newsItem,
    shows: async () => [aShow('heron')],
    cinemas: async () => [aCinema('rex')],
    newsTranslate: async () => ({ fr: 'n1', en: 'an-evening' }),
  }
  const item = (more: Partial<WireArticle> = {}, others: Partial<ContentApi> = {}) =>
    composeNewsItem(
      aComposition(
        { ...api, newsItem: someContent({ newsItem: { ...whole, ...more } }).newsItem, ...others },
        { slug: 'n1' },
      ),
    )

  test('shows all fields of the editors', async () => {
    expect(await item()).toMatchObject({
      outcome: 'found',
      page: {
        article: {
          title: 'An evening',
          headline: 'Headline',
          parts: [{ part: 'text', html: '<p>Text</p>' }],
          tag: { label: 'Événement' },
          published: { text: '1er décembre 2026', iso: '2026-12-01' },
          author: 'Maud Ferrandin',
          show: { slug: 'heron' },
          cinemas: [{ slug: 'rex' }],
          guest: { name: 'Ada', text: '<p>Editor</p>' },
          cta: { label: 'Go', href: '/films', books: false },
          backToNews: { href: '/actualites' },
        },
      },
      seo: {
        canonical: '/actualites/n1',
        type: 'article',
        image: '/media/a.avif?w=1280&f=jpg',
        alternates: { fr: '/actualites/n1', en: '/en/news/an-evening' },
      },
    })
  })

  test('omits the parts that editors switched off', async () => {
    const display = { creationDate: false, socialMedia: false, backToNews: false, newsTag: false }
    expect(await item({ display })).toMatchObject({
      page: { article: { tag: null, published: null, share: [], backToNews: null } },
    })
  })

  test('has share links with its address', async () => {
    const { share } = found(await item()).page.article
    expect(share.map(({ network }) => network)).toEqual(['facebook', 'whatsapp', 'twitter'])
    for (const { href } of share) expect(href).toContain(encodeURIComponent('/actualites/n1'))
  })

  test('is shown without its related data', async () => {
    expect(await item({}, { shows: down, cinemas: down, news: down, newsTranslate: down })).toMatchObject({
      outcome: 'found',
      page: { article: { show: null, cinemas: [] }, others: [] },
    })
  })

  test('is not among the other items', async () => {
    expect(slugs(found(await item()).page.others)).toEqual(['n2', 'n3', 'n4', 'n5'])
  })

  test('redirects to its current slug, or to the offer of that slug', async () => {
    expect(await item({ redirectSlug: 'n9' })).toEqual(movedTo('/actualites/n9'))
    expect(await item({ redirectSlug: 'n1' })).toMatchObject({ outcome: 'found' })
    const { newsItem, offer } = someContent({ offer: whole })
    expect(await item({}, { newsItem, offer })).toEqual(movedTo('/offres/n1'))
  })
})
