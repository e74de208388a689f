import { describe, expect, test } from 'vitest'
import { siteIds, sites } from '#config/sites.ts'
import { toPush, wirePush } from '#models/push.ts'
import { wireSubscriptionOffers } from '#models/subscription.ts'
import type { SharedClientHost } from '../../api/client-host.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aShow,
  down,
  found,
  plain,
  someContent,
} from '../../page-kit/composition.fixture.ts'
import { composeSubscriptionOffers } from './subscription-offers.server.ts'
import { worthFrom } from './worth.tsx'

const described = (more: object = {}) =>
  someContent({
    cinepass: {
      promotion: {
        description: '<p>First month free</p>',
        cta: { label: 'Offers', url: '/offres' },
        endDate: '2026-12-31',
      },
      partnerCinemas: [
        { slug: 'rex', name: 'Rex', address: '1 rue A' },
        { slug: 'abbaye', name: 'Abbaye', address: null },
        { slug: 'far', name: 'Far', address: '9 road Z' },
      ],
      currentShows: ['egret'],
      offers: [
        {
          id: 'solo',
          title: 'Solo (content)',
          description: '<p>All films</p>',
          perks: ['Every day'],
          highlighted: true,
          price: 1,
        },
      ],
      offerPromotions: [
        { offer: 'solo', label: 'Autumn', description: '<p>Less</p>', endDate: '2026-11-20' },
        { offer: 'solo', label: 'Summer', endDate: '2026-08-31' },
        { offer: 'later', label: 'Soon', endDate: null },
      ],
      ...more,
    },
  }).cinepass

const sold = wireSubscriptionOffers.parse([
  {
    id: 'solo',
    title: 'Solo',
    price: 19.9,
    initialPrice: 24.9,
    commitment: 'Three months',
    options: [{ id: 'formats', label: 'MAX', price: 4, maximum: 1 }],
  },
  { id: 'duo', title: 'Duo', price: 34.9, initialPrice: 30 },
])

const api: Partial<ContentApi> = {
  cinepass: described(),
  cinepassCurrentShows: async () => ['heron', 'unknown'],
  shows: async () => [aShow('heron', { title: 'Le Héron' }), aShow('egret')],
  cinemas: async () => [aCinema('rex', { citySlug: 'lyon' }), aCinema('abbaye', { citySlug: 'lyon' })],
  cities: async () => [aCity('lyon', ['rex', 'abbaye'])],
}
const clientHost: SharedClientHost = {
  subscriptionOffers: async () => sold,
  permanentAutopromo: async () =>
    toPush(
      wirePush.parse({
        title: 'The app',
        teaser: '<p>In your pocket</p>',
        cta: { label: 'Go', url: 'https://app.example/' },
      }),
    ),
}

type Options = Parameters<typeof aComposition>[1]
const compositionOf = (calls: Partial<ContentApi> = {}, options: Options = {}) =>
  aComposition({ ...api, ...calls }, { clientHost, ...options })
async function offers(calls: Partial<ContentApi> = {}, options: Options = {}) {
  const composition = compositionOf(calls, options)
  const result = found(await composeSubscriptionOffers(composition))
  return { ...result, context: composition.context }
}

describe('sites with the page', () => {
  const names = { fr: 'CinéPass', ch: 'Pass', nl: 'Unlimited' } as const
  test.each(siteIds)('%s', async (site) => {
    const [language] = sites[site].languages
    const result = await composeSubscriptionOffers(compositionOf({}, { site, language }))
    const name = Object.entries(names).find(([id]) => id === site)?.[1]
    if (name === undefined) expect(result).toEqual({ outcome: 'missing' })
    else
      expect(result).toMatchObject({
        outcome: 'found',
        page: { name, orderHref: expect.stringMatching(/\/booking$/) },
        seo: { title: expect.stringContaining(name) },
      })
  })

  test('closes with its flag, and opens with another flag under that flag’s name', async () => {
    expect(await composeSubscriptionOffers(compositionOf({}, { flags: { cinepass: false } }))).toEqual({
      outcome: 'missing',
    })
    expect((await offers({}, { site: 'be', flags: { unlimited: true } })).page.name).toBe('Unlimited')
  })
})

test('compares with the full price of the first cinema', async () => {
  const { cinema } = someContent({
    cinema: { slug: 'rex', name: 'Rex', pricing: { prices: [{ label: 'Full', amount: 12.5 }] } },
  })
  expect((await offers({ cinema })).page.ticket).toMatchObject({ amount: 12.5, cinema: 'rex' })
  expect((await offers({ cinema: down })).page.ticket).toBeNull()
})

test.each([
  [19.9, 12.5, 2],
  [25, 12.5, 3],
  [9.9, 12.5, 1],
])('a plan of %s is cheaper than tickets of %s from %s a month', (amount, ticket, from) =>
  expect(worthFrom({ amount }, { amount: ticket, price: '', cinema: '' })).toBe(from),
)

describe('plans', () => {
  test('have prices and options of the client host, and texts of the content', async () => {
    const [solo, duo] = (await offers()).page.plans ?? []
    expect(solo).toMatchObject({
      id: 'solo',
      title: 'Solo',
      text: '<p>All films</p>',
      perks: ['Every day'],
      highlighted: true,
      commitment: 'Three months',
    })
    expect([plain(solo?.price), plain(solo?.initialPrice), solo?.amount]).toEqual([
      '19,90 €',
      '24,90 €',
      19.9,
    ])
    expect(duo).toMatchObject({
      id: 'duo',
      text: null,
      perks: [],
      highlighted: false,
      options: [],
      promotion: null,
    })
  })

  test('omit an earlier price that is lower', async () =>
    expect((await offers()).page.plans?.[1]?.initialPrice).toBeNull())

  test('have options with their field name in the order', async () => {
    const [option] = (await offers()).page.plans?.[0]?.options ?? []
    expect(option).toMatchObject({
      id: 'formats',
      field: 'options.solo.formats',
      label: 'MAX',
      amount: 4,
      maximum: 1,
    })
    expect(plain(option?.price)).toBe('4,00 €')
  })

  test('have a promotion through its last day', async () => {
    const { page } = await offers()
    expect(page.plans?.[0]?.promotion).toEqual({
      label: 'Autumn',
      text: '<p>Less</p>',
      until: '20 novembre 2026',
    })
    expect(page.otherPromotions).toEqual([{ label: 'Soon', text: null, until: null }])
    const later = await offers({}, { now: Date.parse('2026-11-21T12:00:00Z') })
    expect(later.page.plans?.[0]?.promotion).toBeNull()
    const next = await offers({}, { now: Date.parse('2027-01-01T12:00:00Z') })
    expect([page.promotion?.until, next.page.promotion]).toEqual(['31 décembre 2026', null])
  })

  test('structured data has each plan with its monthly price', async () => {
    const { context } = await offers()
    expect(context.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: 'CinéPass Solo',
        url: 'http://fr.localhost:3000/cinepass',
        offers: expect.objectContaining({ price: 19.9, priceCurrency: 'EUR' }),
      }),
    )
  })
})

describe('a failing source', () => {
  test('during maintenance there are no plans, and the other parts are shown', async () => {
    const { page, context } = await offers({ cinepass: described({ maintenance: true }) })
    expect(page).toMatchObject({
      maintenance: true,
      plans: [],
      otherPromotions: [],
      cinemaCount: 3,
      shows: [{ slug: 'heron' }],
    })
    expect(context.jsonLd).not.toContainEqual(expect.objectContaining({ '@type': 'Product' }))
  })

  test('without the client host plans and teaser are omitted, and the page is stale', async () => {
    const { page, context } = await offers(
      {},
      { clientHost: { subscriptionOffers: down, permanentAutopromo: down } },
    )
    expect(page).toMatchObject({
      plans: null,
      teaser: null,
      otherPromotions: [],
      cinemaCount: 3,
      shows: [{ slug: 'heron' }],
    })
    expect(context.stale).toBe(true)
  })

  test('without films, cinemas and cities the plans are shown', async () => {
    const { page } = await offers({ shows: down, cinemas: down, cities: down, cinepassCurrentShows: down })
    expect(page.plans).toHaveLength(2)
    expect(page).toMatchObject({ shows: [], cinemas: [{ name: null }], cinemaCount: 3 })
  })
})

describe('other parts of the page', () => {
  test('current films are those of the call, or else of the record, without unknown ones', async () => {
    expect((await offers()).page.shows.map(({ slug }) => slug)).toEqual(['heron'])
    expect(
      (await offers({ cinepassCurrentShows: async () => [] })).page.shows.map(({ slug }) => slug),
    ).toEqual(['egret'])
  })

  test('sorts partner cinemas under their city, with cinemas elsewhere last and unlinked', async () => {
    const { cinemas } = (await offers()).page
    expect(
      cinemas.map(({ name, cinemas: list }) => [name, list.map((cinema) => [cinema.name, cinema.href])]),
    ).toEqual([
      [
        'lyon',
        [
          ['Abbaye', '/cinemas/abbaye'],
          ['Rex', '/cinemas/rex'],
        ],
      ],
      [null, [['Far', null]]],
    ])
  })

  test('uses the permanent autopromo as the teaser', async () => {
    expect((await offers()).page.teaser).toEqual({
      title: 'The app',
      text: 'In your pocket',
      picture: null,
      cta: { label: 'Go', href: 'https://app.example/', external: true },
    })
  })
})
