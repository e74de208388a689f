import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { describe, expect, test } from 'vitest'
import type { WireArticle } from '#models/article.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { itemSources } from '../../editorial/item-sources.server.ts'
import { aComposition, aShow, down, found, movedTo, someContent } from '../../page-kit/composition.fixture.ts'
import { composeOfferOrder } from '../booking/offer-order.server.ts'
import { composeOffer } from './offer.server.ts'
import { composeOffers } from './offers.server.ts'

const described = [
  { slug: 'story', title: 'Story', type: 'news' },
  { slug: 'meeting', title: 'Meeting', type: 'event' },
]
const offered = [
  { slug: 'monday', title: 'Monday', type: 'offer', dateType: 'noDate' },
  { slug: 'night', title: 'Night', type: 'event', dateType: 'exact', startTime: '2026-12-09 20:30:00' },
  { slug: 'gone-night', title: 'Gone', type: 'event', dateType: 'exact', startTime: '2026-11-09 20:30:00' },
  {
    slug: 'week',
    title: 'Week',
    type: 'offer',
    dateType: 'interval',
    startDate: '2026-10-01',
    endDate: '2026-11-01',
  },
]

const api = someContent({
  news: described,
  newsOffers: [...offered, ...described],
  promotionOffers: offered.slice(0, 1),
  temporaryOffers: [
    { title: 'Second', price: 9, initialPrice: 9, ordering: 2 },
    {
      title: 'First',
      subtitle: '<p>Text</p>',
      price: 7.5,
      initialPrice: '11.5',
      ordering: 1,
      cta: { label: 'See', url: '/redirect/fr/offer/monday' },
    },
  ],
  ecards: [
    { label: 'Five', amountTTC: 9.5, totalAmountTTC: 47.5, initialAmountTTC: 62.5, placesCount: 5 },
    { label: 'Three', placesCount: 3 },
    { label: 'Ten', placesCount: 10, tunnelUrl: 'https://tickets.example/ten' },
  ],
  offersPage: {
    title: 'Head',
    description: '<p>What is on offer.</p>',
    cta: { label: 'Book', url: '/films', kind: 'booking' },
    infoCta: { label: 'Dead end', url: '/nowhere' },
    blockOrder: ['ecards', 'temporary', 'event', 'promotion'],
  },
})

async function offersPage(more: Partial<ContentApi> = {}, input: Parameters<typeof composeOffers>[1] = {}) {
  return found(await composeOffers(aComposition({ ...api, ...more }), input))
}

describe('the offers page', () => {
  test('has the head and the block order of the editors', async () => {
    const { page, seo } = await offersPage()
    expect(page).toMatchObject({ title: 'Head', cta: { href: '/films', books: true }, infoCta: null })
    expect(page.blocks.map(({ block }) => block)).toEqual(['ecards', 'temporary', 'event', 'promotion'])
    expect(seo).toMatchObject({ canonical: '/offres', description: 'What is on offer.' })
  })

  test('sorts temporary offers, and shows an earlier price only if it was higher', async () => {
    const block = (await offersPage()).page.blocks.find((each) => each.block === 'temporary')
    expect(block?.block === 'temporary' && block.offers).toMatchObject([
      {
        title: 'First',
        text: '<p>Text</p>',
        price: '7,50 €',
        initialPrice: '11,50 €',
        cta: { href: '/offres/monday' },
      },
      { title: 'Second', price: '9,00 €', initialPrice: null, cta: null },
    ])
  })

  const offer = (slug: string, ...cinemas: string[]) => ({
    slug,
    title: slug,
    type: 'offer',
    cinemas: cinemas.map((each) => ({ slug: each, name: each })),
  })
  const limited = someContent({
    cities: [],
    cinemas: ['rex', 'nova'].map((slug) => ({ slug, name: slug, status: true })),
    newsOffers: [
      offer('elsewhere', 'nova', 'lux'),
      offer('everywhere'),
      { ...offer('news-elsewhere', 'nova'), type: 'news' },
      offer('here', 'lux', 'rex'),
    ],
  })
  const validityIn = async (near?: string) =>
    (await offersPage(limited, near === undefined ? {} : { near })).page.list.tiles.map(({ title, line }) =>
      `${title} ${line}`.trim(),
    )

  test('says where an offer is valid, in the order of the source', async () => {
    const everywhere = ['elsewhere Dans 2 cinémas', 'everywhere', 'news-elsewhere', 'here Dans 2 cinémas']
    expect(await validityIn()).toEqual(everywhere)
    expect(await validityIn('nowhere')).toEqual(everywhere)
  })

  test('has the offers of the place that the address names first, and those of others last', async () => {
    expect(await validityIn('rex')).toEqual([
      'here Dans votre cinéma',
      'everywhere',
      'news-elsewhere',
      'elsewhere Dans 2 cinémas',
    ])
    const { page } = await offersPage(limited, { near: 'rex' })
    expect(page.list.types.map(({ href }) => href)).toContain('/offres?type=offer&near=rex#list')
  })

  test('links e-cards to their pages, and others to their order', async () => {
    const block = (await offersPage()).page.blocks.find((each) => each.block === 'ecards')
    expect(
      block?.block === 'ecards' &&
        block.cards.map(({ href, price, initialPrice }) => [href, price, initialPrice]),
    ).toEqual([
      ['/e-cartes-5-places', '47,50 €', '62,50 €'],
      ['/e-cartes-3-places', null, null],
      ['https://tickets.example/ten', null, null],
    ])
  })

  test('omits past evenings from the block, and links every article to its own page', async () => {
    const { page } = await offersPage({ promotionOffers: async () => [], temporaryOffers: async () => [] })
    const events = page.blocks.find((each) => each.block === 'event')
    expect(events && 'tiles' in events && events.tiles.map(({ href }) => href)).toEqual([
      '/offres/night',
      '/actualites/meeting',
    ])
    const { list } = (await offersPage({}, { type: 'offer' })).page
    expect(list.tiles.map(({ href, flag }) => [href, flag?.label ?? null])).toEqual([
      ['/offres/monday', null],
      ['/offres/week', 'Terminée'],
    ])
  })

  test('tells in the list what no block has, without news and what has ended', async () => {
    const { newsOffers } = someContent({
      newsOffers: [...offered, ...described, { slug: 'late', title: 'Late', type: 'offer' }],
    })
    const { page } = await offersPage({ newsOffers })
    expect(page.list.tiles.map(({ title }) => title)).toEqual(['Late'])
    expect(page.list.count).toBe(1)
    expect((await offersPage({}, { type: 'event' })).page).toMatchObject({
      blocks: [],
      list: { tiles: [{ title: 'Night' }, { title: 'Gone' }, { title: 'Meeting' }] },
    })
  })

  test('filters its list by type', async () => {
    const { page } = await offersPage({}, { type: 'offer' })
    expect([page.list.count, page.list.tiles.map(({ title }) => title)]).toEqual([2, ['Monday', 'Week']])
    expect(await composeOffers(aComposition(api), { type: 'experience' })).toEqual({ outcome: 'missing' })
  })

  test('omits parts that fail or are empty', async () => {
    const composition = aComposition({
      ...api,
      offersPage: down,
      temporaryOffers: down,
      ecards: async () => [],
      promotionOffers: down,
    })
    const result = await composeOffers(composition, {})
    expect(result).toMatchObject({
      outcome: 'found',
      page: { title: 'Offres', subtitle: null, blocks: [{ block: 'event' }] },
    })
    expect(composition.context.stale).toBe(true)
  })

  test('ends with the editors’ teasers of this page', async () => {
    const teasers = someContent({ autopromos: [{ id: 'app', title: 'L’application' }] })
    const autopromos: ContentApi['autopromos'] = async (params) =>
      params.page === 'offers' ? teasers.autopromos(params) : []
    expect(await composeOffers(aComposition({ ...api, autopromos }), {})).toMatchObject({
      page: { promos: [{ title: 'L’application' }] },
    })
  })

  test('the sitemap lists the offers without the news among them', async () => {
    const { api: calls } = aComposition(api)
    expect((await itemSources.offer?.items(calls, 'fr', 'fr'))?.map(({ slug }) => slug)).toEqual([
      'monday',
      'night',
      'gone-night',
      'week',
    ])
  })
})

describe('an offer', () => {
  const wire = {
    slug: 'night',
    title: 'Night',
    type: 'event',
    dateType: 'exact',
    startTime: '2026-12-09 20:30:00',
    featuredShow: 'heron',
    cta: { label: 'Book', url: '/redirect/fr/show/heron', kind: 'booking' },
  } satisfies WireArticle
  const offerPage = (
    more: Partial<WireArticle> = {},
    options: Parameters<typeof aComposition>[1] = {},
    calls: Partial<ContentApi> = {},
  ) =>
    composeOffer(
      aComposition(
        {
          ...api,
          offer: someContent({ offer: { ...wire, ...more } }).offer,
          offerTranslate: async () => ({ fr: 'night', en: 'a-night' }),
          shows: async () => [aShow('heron')],
          ...calls,
        },
        { slug: 'night', ...options },
      ),
    )

  test('has its dates, its show and its booking link', async () => {
    expect(await offerPage()).toMatchObject({
      outcome: 'found',
      page: {
        dates: { text: 'Le mercredi 9 décembre 2026 à 20:30', iso: '2026-12-09T20:30:00+01:00' },
        ended: false,
        article: { show: { slug: 'heron' }, cta: { href: '/films/heron', books: true } },
      },
      seo: { canonical: '/offres/night', alternates: { fr: '/offres/night', en: '/en/offers/a-night' } },
    })
  })

  test('has no code form and is not among the others when it has ended', async () => {
    expect(await offerPage({ startTime: '2026-11-19 20:30:00' })).toMatchObject({
      page: { ended: true, businessCode: null, others: [{ title: 'Monday' }] },
    })
  })

  test('has the form for a works-council code to the order tunnel if the flag is on', async () => {
    const form = { action: '/booking', hidden: [{ name: 'offer', value: 'night' }] }
    expect(await offerPage()).toMatchObject({ page: { businessCode: form } })
    expect(await offerPage({}, { flags: { businessCode: false } })).toMatchObject({
      page: { businessCode: null },
    })
    expect(await offerPage({}, { site: 'nl', language: 'nl' })).toMatchObject({
      page: { businessCode: null },
    })
    expect(await offerPage({}, { site: 'ch', language: 'de' })).toMatchObject({
      page: { businessCode: { ...form, action: '/de/booking' } },
    })
  })

  test('passes the code to the order tunnel if the flag is on', async () => {
    const calls = someContent({ offer: wire })
    const order = (flags = {}) =>
      composeOfferOrder(aComposition(calls, { slug: 'night', flags }), { businessCode: 'CE-1' })
    expect(await order()).toMatchObject({
      outcome: 'found',
      page: { code: 'CE-1', offer: { href: '/offres/night' } },
      seo: { noindex: true },
    })
    expect(await order({ businessCode: false })).toMatchObject({ page: { code: null } })
    expect(await composeOfferOrder(aComposition({}, { slug: 'none' }), { businessCode: '' })).toEqual({
      outcome: 'missing',
    })
  })

  test('redirects to its current slug, or to the news item of that slug', async () => {
    expect(await offerPage({ redirectSlug: 'day' })).toEqual(movedTo('/offres/day'))
    expect(await offerPage({ redirectSlug: 'night' })).toMatchObject({ outcome: 'found' })
    const unknown = () => Promise.reject(new NotFoundError('no'))
    const { newsItem } = someContent({ newsItem: wire })
    expect(await offerPage({}, {}, { offer: unknown, newsItem })).toEqual(movedTo('/actualites/night'))
  })
})
