import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { describe, expect, test } from 'vitest'
import { type FaqArticle, type WireFaqArticle, wireFaqArticle } from '#models/faq.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { aComposition, down, found, movedTo, someContent } from '../../page-kit/composition.fixture.ts'
import { composeHelp } from './help.server.ts'
import { composeHelpArticle } from './help-article.server.ts'
import { composeHelpCategory } from './help-category.server.ts'
import { composeHelpSearch } from './help-search.server.ts'

const article = (id: string, more: Partial<WireFaqArticle> = {}): FaqArticle =>
  wireFaqArticle.parse({
    id,
    slug: `about-${id}`,
    title: `About ${id}?`,
    category: { id: 'online-booking', name: 'Bookings' },
    teaser: `In short, ${id}.`,
    content: `<p>All about <a href="/aide/article/slug/about-2">${id}</a> and <a href="/cinemas">cinemas</a>.</p><script>alert(1)</script>`,
    publicationDate: '2026-11-02',
    virtualAgent: id === '1',
    ...more,
  })

const eight = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => article(id))
const missing = () => Promise.reject(new NotFoundError('none'))

const known = (hit: FaqArticle | undefined) => (hit ? Promise.resolve(hit) : missing())

const hits = [
  { type: 'faq', id: '1', slug: 'about-1', title: 'About 1?', teaser: 'In short.' },
  { type: 'show', slug: 'heron', title: 'The heron' },
]
const api: Partial<ContentApi> = {
  faqCategory: async ({ categoryId: id }) =>
    id === 'online-booking' ? { id, name: 'Bookings', articles: eight } : missing(),
  faqArticleBySlug: ({ slug }) => known(eight.find((each) => each.slug === slug)),
  faqArticleById: ({ id, language }) =>
    known(eight.find((each) => each.id === id && (language === 'fr' || id !== '2'))),
  search: (params) =>
    someContent({ search: ['annuler', 'billet'].includes(params.q) ? hits : [] }).search(params),
}

const french = { language: 'fr', app: false } as const
const inApp = { ...french, app: true } as const

describe('the home of the help centre', () => {
  test('lists the categories with articles, under our names', async () => {
    const composition = aComposition(api)
    const { page, seo } = found(await composeHelp(composition, french))
    expect(page.categories).toMatchObject([
      {
        id: 'online-booking',
        name: 'Réserver en ligne',
        icon: 'ticket',
        href: '/aide/categorie/online-booking',
      },
    ])
    expect(page.categories[0]?.articles.map(({ href }) => href)).toEqual(
      eight.map(({ slug }) => `/aide/article/slug/${slug}`),
    )
    expect(page).toMatchObject({ searchHref: '/aide/recherche', contact: { cinemasHref: '/cinemas' } })
    expect(seo).toMatchObject({
      canonical: '/aide',
      alternates: { fr: '/aide', en: '/en/help' },
      noindex: false,
    })
    const faq = composition.context.jsonLd.find((each) => '@type' in each && each['@type'] === 'FAQPage') as
      | { mainEntity: object[] }
      | undefined
    expect(faq?.mainEntity).toHaveLength(5)
    expect(faq?.mainEntity[0]).toMatchObject({ name: 'About 1?', acceptedAnswer: { text: 'In short, 1.' } })
  })

  test('has links inside the app, is not indexed and is canonical to the page of the site', async () => {
    const { page, seo } = found(await composeHelp(aComposition(api), inApp))
    expect(page.categories[0]?.href).toBe('/m/aide/categorie/online-booking')
    expect(page.categories[0]?.articles[0]?.href).toBe('/m/aide/article/slug/about-1')
    expect(page).toMatchObject({
      searchHref: '/m/aide/recherche',
      contact: { cinemasHref: null },
    })
    expect(page.breadcrumb.map(({ href }) => href)).toEqual(['/m/aide'])
    expect(seo).toMatchObject({ canonical: '/aide', noindex: true })
  })

  test('is empty without articles', async () => {
    expect(found(await composeHelp(aComposition({}), french)).page.categories).toEqual([])
  })

  test('omits a category that fails to load', async () => {
    const faqCategory: ContentApi['faqCategory'] = async (requested) =>
      requested.categoryId === 'programming'
        ? down()
        : { id: requested.categoryId, name: 'x', articles: [article('9')] }
    const composition = aComposition({ faqCategory })
    const { page } = found(await composeHelp(composition, french))
    expect(page.categories).toHaveLength(5)
    expect(composition.context.stale).toBe(true)
  })
})

describe('a category', () => {
  test('has all of its articles and links to the other categories', async () => {
    const { page, seo } = found(
      await composeHelpCategory(aComposition(api), { ...french, id: 'online-booking' }),
    )
    expect(page).toMatchObject({ name: 'Réserver en ligne', articles: eight.map(({ id }) => ({ id })) })
    expect(page.others.map(({ href }) => href)).toHaveLength(5)
    expect(page.breadcrumb.map(({ href }) => href)).toEqual(['/', '/aide', '/aide/categorie/online-booking'])
    expect(seo).toMatchObject({
      canonical: '/aide/categorie/online-booking',
      alternates: { en: '/en/help/topic/online-booking' },
    })
  })

  test('falls back to the name of the source', async () => {
    const faqCategory: ContentApi['faqCategory'] = async ({ categoryId: id }) =>
      id === '42' ? { id, name: 'Forty-two', articles: [] } : missing()
    const composed = composeHelpCategory(aComposition({ faqCategory }), { ...french, id: '42' })
    expect(found(await composed).page).toMatchObject({ name: 'Forty-two', articles: [] })
  })
})

describe('an article', () => {
  const bySlug = (slug: string, more = {}) =>
    composeHelpArticle(aComposition(api), { ...french, slug, ...more })
  const byId = (id: string, more: Partial<ContentApi> = {}) =>
    composeHelpArticle(aComposition({ ...api, ...more }), { ...french, id })

  test('has its category, its date and five related articles', async () => {
    const { page, seo } = found(await bySlug('about-1'))
    expect(page).toMatchObject({
      title: 'About 1?',
      category: { label: 'Réserver en ligne', href: '/aide/categorie/online-booking' },
      date: { iso: '2026-11-02', label: '2 novembre 2026' },
      virtualAgent: true,
    })
    expect(page.related.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6'])
    expect(page.content).toContain('href="/cinemas"')
    expect(page.content).not.toContain('script')
    expect(seo).toMatchObject({
      canonical: '/aide/article/slug/about-1',
      type: 'article',
      description: 'In short, 1.',
    })
    expect(seo.alternates).toEqual({ fr: '/aide/article/slug/about-1', en: '/en/help/article/slug/about-1' })
  })

  test('omits the alternate of a language without the article', async () => {
    expect(found(await bySlug('about-2')).seo.alternates).toEqual({ fr: '/aide/article/slug/about-2' })
  })

  test('has its slug as the canonical address, or else its id', async () => {
    expect(found(await byId('3')).seo.canonical).toBe('/aide/article/slug/about-3')
    const nameless = { faqArticleById: async () => article('3', { slug: null }) }
    expect(found(await byId('3', nameless)).seo.canonical).toBe('/aide/article/id/3')
  })

  test('redirects from an id to the slug', async () => {
    expect(await bySlug('3')).toEqual(movedTo('/aide/article/slug/about-3'))
    expect(await bySlug('3', { app: true })).toEqual(movedTo('/m/aide/article/slug/about-3'))
  })

  test('is shown without related articles, category, date or text', async () => {
    expect(found(await byId('1', { faqCategory: down })).page.related).toEqual([])
    const bare = {
      faqArticleById: async () => article('1', { category: null, publicationDate: null, content: null }),
    }
    expect(found(await byId('1', bare)).page).toMatchObject({
      category: null,
      date: null,
      content: null,
      related: [],
    })
  })

  test('rewrites links to the help centre inside the app', async () => {
    const { page } = found(await bySlug('about-1', { app: true }))
    expect(page.content).toContain('href="/m/aide/article/slug/about-2"')
    expect(page.content).toContain('href="/cinemas"')
  })
})

describe('the search', () => {
  const composed = (q?: string) =>
    composeHelpSearch(aComposition(api), { ...french, ...(q === undefined ? {} : { q }) })

  test('requests help articles only, for at least four characters', async () => {
    const { page, seo } = found(await composed('  annuler '))
    expect(page).toMatchObject({
      q: 'annuler',
      outcome: 'searched',
      results: [{ title: 'About 1?', href: '/aide/article/slug/about-1' }],
    })
    expect(seo).toMatchObject({ noindex: true, canonical: '/aide/recherche' })
    const requests: unknown[] = []
    const search: ContentApi['search'] = async (params) => {
      requests.push(params)
      return []
    }
    for (const q of ['abc', 'abcd']) await composeHelpSearch(aComposition({ search }), { ...french, q })
    expect(requests).toEqual([{ q: 'abcd', type: 'faq', language: 'fr' }])
  })

  test('reports a query that is too short or empty', async () => {
    expect(found(await composed('ann')).page).toMatchObject({ outcome: 'too-short', minimum: 4, results: [] })
    expect(found(await composed()).page).toMatchObject({ outcome: 'empty', q: '' })
  })

  test('suggests the words of a query without hits that have hits', async () => {
    const { page } = found(await composed('annuler mon billet svp'))
    expect(page.results).toEqual([])
    expect(page.suggestions.map(({ label, href }) => [label, href])).toEqual([
      ['annuler', '/aide/recherche?q=annuler'],
      ['billet', '/aide/recherche?q=billet'],
    ])
    expect(page.categories).toHaveLength(6)
  })
})
