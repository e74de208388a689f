import { expect, test } from 'vitest'
import type { ContentApi } from '../api/content-api.ts'
import {
  aCinema,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  down,
  found,
  plain,
  someShowCinemas,
} from '../page-kit/composition.fixture.ts'
import { orderInput } from '../page-kit/order-input.ts'
import { readInput } from '../page-kit/page-input.ts'
import type { BoardRowModel } from '../page-models/parts.ts'
import { composeBooking } from './booking/booking.server.ts'
import { composeOrder } from './booking/order.server.ts'
import { composeCinema } from './cinema/cinema.server.ts'
import { composeShow } from './show/show.server.ts'

const days = { '2026-11-20': { tags: ['imax'], versions: ['vf'] } }
const cinema = aCinema('rex', {
  pricing: {
    prices: [
      { label: 'Plein', amount: 13.5 },
      { label: 'Réduit', amount: 9 },
    ],
    additionalPrices: [{ id: 'IMAX', label: 'Supplément MAX', amount: 4 }],
  },
})
const api: Partial<ContentApi> = {
  show: async ({ slug }) => aShow(slug, { isMovie: true }),
  shows: async () => [aShow('heron', { isMovie: true })],
  cinema: async () => cinema,
  cinemas: async () => [cinema],
  cinemaShows: async () => aSchedule({ shows: { heron: { days } } }),
  showCinemas: async () => someShowCinemas({ rex: { days } }),
  showtimes: async () => [
    aShowtime('14:00', { tags: ['imax'] }),
    aShowtime('18:00'),
    aShowtime('20:00', { status: 'soldout' }),
  ],
}
const choice = { show: 'heron', cinema: 'rex', time: '2026-11-20T14:00', version: 'vf', season: '' }

const boards = {
  cinema: async (more: Partial<ContentApi> = {}) => {
    const composition = aComposition({ ...api, ...more }, { slug: 'rex' })
    return found(await composeCinema(composition, { light: false })).page.day.programme[0]?.rows ?? []
  },
  film: async (more: Partial<ContentApi> = {}) => {
    const composition = aComposition({ ...api, ...more }, { slug: 'heron' })
    return (
      found(await composeShow(composition, { kind: 'show', startTrailer: false })).page.showtimes.main
        ?.rows ?? []
    )
  },
}
const pricesOf = (rows: readonly BoardRowModel[]) =>
  rows.flatMap(({ times }) => times.map(({ time, price }) => [time, plain(price) ?? null]))

test.each(['cinema', 'film'] as const)('a time on the %s page costs what its order costs', async (page) => {
  const booking = await composeBooking(aComposition(api), choice)
  const selection = await composeOrder(
    aComposition(api),
    readInput(orderInput, { language: 'fr', season: 'none', showtimes: 'heron~rex~2026-11-20T14:00' }),
  )
  const ordered = [booking, selection].map((result) =>
    result.outcome === 'found' && 'total' in result.page ? plain(result.page.total) : null,
  )
  expect(ordered).toEqual(['17,50 €', '17,50 €'])
  expect(pricesOf(await boards[page]())).toEqual([
    ['14:00', '17,50 €'],
    ['18:00', '13,50 €'],
    ['20:00', null],
  ])
})

test.each(['cinema', 'film'] as const)('a row of the %s page has its lowest full price', async (page) => {
  expect((await boards[page]()).map(({ price }) => plain(price))).toEqual(['dès 13,50 €'])
  const showtimes = async () => [aShowtime('14:00'), aShowtime('18:00')]
  expect((await boards[page]({ showtimes })).map(({ price }) => plain(price))).toEqual(['13,50 €'])
})

test.each(['cinema', 'film'] as const)(
  'a row of the %s page has a showtime’s own price if that is lower',
  async (page) => {
    const showtimes = async () => [aShowtime('14:00'), aShowtime('11:00', { price: 6.9 })]
    expect((await boards[page]({ showtimes })).map(({ price }) => plain(price))).toEqual(['dès 6,90 €'])
  },
)

test('times have no price if the cinema publishes none, or fails on a film page', async () => {
  const none = [
    [null],
    [
      ['14:00', null],
      ['18:00', null],
      ['20:00', null],
    ],
  ]
  const read = (rows: readonly BoardRowModel[]) => [rows.map(({ price }) => price), pricesOf(rows)]
  expect(read(await boards.cinema({ cinema: async () => aCinema('rex') }))).toEqual(none)
  expect(read(await boards.film({ cinema: down }))).toEqual(none)
})

test.each(['cinema', 'film'] as const)(
  'a showtime’s own price on the %s page is that of the order',
  async (page) => {
    const showtimes = async () => [aShowtime('14:00', { tags: ['imax'], price: 19 })]
    const rows = await boards[page]({ showtimes })
    expect([rows.map(({ price }) => plain(price)), pricesOf(rows)]).toEqual([
      ['19,00 €'],
      [['14:00', '19,00 €']],
    ])
    const { prices, total } = found(await composeBooking(aComposition({ ...api, showtimes }), choice)).page
    expect([prices.map(({ amount }) => plain(amount)), total]).toEqual([['19,00 €'], null])
  },
)

test('the timetable of a film has the price at each cinema', async () => {
  const composition = aComposition(api, { slug: 'heron' })
  const { page } = found(await composeShow(composition, { kind: 'show', startTrailer: false, byTime: true }))
  expect(page.showtimes.timetable?.entries.map(({ time }) => plain(time.price))).toEqual([
    '17,50 €',
    '13,50 €',
    undefined,
  ])
})
