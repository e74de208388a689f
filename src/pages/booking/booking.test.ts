import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import { aCinema, aComposition, aShow, aShowtime, found, plain } from '../../page-kit/composition.fixture.ts'
import { orderInput } from '../../page-kit/order-input.ts'
import { readInput } from '../../page-kit/page-input.ts'
import { aSeasonApi } from '../season/season.fixture.ts'
import { composeBooking } from './booking.server.ts'
import { composeOrder } from './order.server.ts'

const pricing = {
  prices: [{ label: 'Plein', amount: 13.5 }],
  additionalPrices: [
    { id: 'IMAX', label: 'Supplément MAX', amount: 4 },
    { id: '3d', label: 'Supplément 3D', amount: 2 },
    { id: 'lunettes', parent: '3d', label: 'Lunettes', amount: 1 },
    { id: '4dx', label: 'Supplément 4DX', amount: 6 },
  ],
}
const api: Partial<ContentApi> = {
  show: async ({ slug }) => aShow(slug, { title: 'Le Héron' }),
  cinema: async ({ slug }) => aCinema(slug, { pricing }),
  showtimes: async () => [
    aShowtime('14:00', { endTime: '2026-11-20 16:05:00', auditoriumName: '7' }),
    aShowtime('18:00', { status: 'soldout' }),
  ],
}
const choice = { show: 'heron', cinema: 'rex', time: '2026-11-20T14:00', version: 'vf', season: '' }
const compose = (more: Partial<typeof choice> = {}) =>
  composeBooking(aComposition(api), { ...choice, ...more })

test('has film, cinema, day, time and price, and is not indexed', async () => {
  const result = await compose()
  expect(result).toMatchObject({
    outcome: 'found',
    page: {
      title: 'Le Héron',
      cinema: { label: 'rex', href: '/cinemas/rex' },
      day: 'vendredi 20 novembre',
      time: '14:00',
      end: '16:05',
      auditorium: '7',
      prices: [{ label: 'Plein' }],
      total: null,
      open: true,
    },
    seo: { noindex: true },
  })
  expect(plain(found(result).page.prices[0]?.amount)).toBe('13,50 €')
})

test('adds the supplements of the formats of the showtime, except glasses', async () => {
  const showtimes = async () => [aShowtime('14:00', { tags: ['IMAX', '3D'] })]
  const result = found(await composeBooking(aComposition({ ...api, showtimes }), choice))
  const { prices, total } = result.page
  expect(prices.map(({ label, amount }) => `${label} ${plain(amount)}`)).toEqual([
    'Plein 13,50 €',
    'Supplément MAX 4,00 €',
    'Supplément 3D 2,00 €',
  ])
  expect(plain(total)).toBe('19,50 €')
})

test('links to the orders of the client area if it is ours, sign-in is on and the showtime can be booked', async () => {
  const accountHref =
    'http://client.fr.localhost:3000/fr/order?show=heron&cinema=rex&time=2026-11-20T14%3A00&version=vf'
  expect(await compose()).toMatchObject({
    page: { accountHref, guestHref: accountHref.replace('/order?', '/guest-order?') },
  })
  const { version, ...any } = choice
  expect(await composeBooking(aComposition(api), { ...any, version: undefined })).toMatchObject({
    page: { accountHref: accountHref.replace(`&version=${version}`, '') },
  })
  for (const without of [{ flags: { authentication: false } }, { ownClientArea: false }])
    expect(await composeBooking(aComposition(api, without), choice)).toMatchObject({
      page: { accountHref: null, guestHref: null },
    })
  expect(await compose({ time: '2026-11-20T18:00', version: 'vf' })).toMatchObject({
    page: { open: false, accountHref: null, guestHref: null },
  })
})

test.each([{ time: '2026-11-20T15:00' }, { time: '' }, { show: '' }, { version: 'vost' }])(
  'returns `missing` for %j',
  async (more) => expect(await compose(more)).toEqual({ outcome: 'missing' }),
)

describe('several showtimes', () => {
  const at = { tosca: ['2026-11-23 19:30:00'], carmen: ['2026-11-30 19:30:00'] } as const
  const season: Partial<ContentApi> = {
    ...aSeasonApi(),
    show: async ({ slug }) => aShow(slug, { title: slug, isMovie: false }),
    showtimes: async ({ show }) =>
      (at[show as keyof typeof at] ?? ['2026-11-23 21:00:00']).map((time) =>
        aShowtime('', { time, version: 'vost' }),
      ),
  }
  const several = async (
    showtimes: readonly string[],
    more: { season?: string; api?: Partial<ContentApi> } = {},
  ) => {
    const requested = readInput(orderInput, {
      language: 'fr',
      season: more.season ?? 'opera',
      showtimes: showtimes.join(','),
    })
    const { page, seo } = found(await composeOrder(aComposition({ ...season, ...more.api }), requested))
    return { page: page.kind === 'selection' ? page : expect.unreachable(), seo }
  }
  const total = ({ page }: Awaited<ReturnType<typeof several>>) => plain(page.total)
  const [tosca, carmen, film] = [
    'tosca~rex~2026-11-23T19:30',
    'carmen~rex~2026-11-30T19:30',
    'heron~rex~2026-11-23T21:00',
  ] as const

  test('are listed by day with the season’s price and the total', async () => {
    const selection = await several([carmen, tosca])
    expect(selection.page).toMatchObject({
      season: { label: 'La saison d’opéra', href: '/saison/opera' },
      showtimes: [
        {
          key: tosca,
          title: 'tosca',
          cinema: { label: 'rex' },
          day: 'lundi 23 novembre',
          time: '19:30',
          version: 'VOST',
        },
        { key: carmen, title: 'carmen', day: 'lundi 30 novembre' },
      ],
    })
    expect(total(selection)).toBe('38,00 €')
    expect(selection.seo).toMatchObject({
      noindex: true,
      title: expect.stringContaining('La saison d’opéra'),
    })
  })
  test('lead to one order of all that can be booked, with the season', async () => {
    const { page } = await several([carmen, tosca, 'carmen~rex~2026-11-30T22:00'])
    for (const [href, name] of [
      [page.accountHref, 'order'],
      [page.guestHref, 'guest-order'],
    ] as const) {
      const { pathname, searchParams } = new URL(href ?? '')
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        `/fr/${name}`,
        { showtimes: `${tosca},${carmen}`, season: 'opera' },
      ])
    }
  })
  test('cost the price of the season in an order of their own', async () => {
    const ordered = async (more: object = {}) => {
      const requested = readInput(orderInput, {
        language: 'fr',
        show: 'tosca',
        cinema: 'rex',
        time: '2026-11-23T19:30',
        season: 'opera',
        ...more,
      })
      const { page } = found(await composeOrder(aComposition(season), requested))
      return page.kind === 'showtime' ? page : expect.unreachable()
    }
    const [price, ...others] = (await ordered()).prices
    expect([price?.label, plain(price?.amount), others]).toEqual(['Tarif de la séance', '19,00 €', []])
    expect((await ordered({ season: 'unknown' })).prices).toMatchObject([{ label: 'Plein' }])
    const outside = await ordered({ show: 'heron', time: '2026-11-23T21:00' })
    expect(outside.prices).toMatchObject([{ label: 'Plein' }])
  })
  test('use the cinema’s price for a show outside the season, or for an unknown season', async () => {
    expect(total(await several([tosca, film]))).toBe('32,50 €')
    const max = aShowtime('', { time: '2026-11-23 21:00:00', tags: ['IMAX'] })
    const priced = { ...api, showtimes: async () => [max] }
    expect(total(await several([film], { api: priced }))).toBe('17,50 €')
    const alone = await several([tosca, carmen], { season: 'unknown' })
    expect([alone.page.season, total(alone)]).toEqual([null, '27,00 €'])
  })
  test('omit unknown and closed ones; without any the page is missing', async () => {
    expect(
      (await several([tosca, 'carmen~rex~2026-11-30T22:00', 'x'])).page.showtimes.map(({ key }) => key),
    ).toEqual([tosca])
    const soldOut: Partial<ContentApi> = {
      showtimes: async () => [aShowtime('', { time: at.tosca[0], status: 'soldout' })],
    }
    await expect(several([tosca], { api: soldOut })).rejects.toThrow('missing')
    await expect(several(['x'])).rejects.toThrow('missing')
  })
})
