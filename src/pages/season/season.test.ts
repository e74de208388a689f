import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { describe, expect, test } from 'vitest'
import type { FlagValues } from '#config/flags.ts'
import type { WireShowtime } from '#models/showtime.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aComposition,
  down,
  found,
  movedTo,
  NOON,
  plain,
  someContent,
} from '../../page-kit/composition.fixture.ts'
import { aSeasonApi } from './season.fixture.ts'
import { composeSeason } from './season.server.ts'

interface SeasonCase {
  readonly season?: object
  readonly api?: Partial<ContentApi>
  readonly slug?: string
  readonly kind?: 'season' | 'specialEvent'
  readonly showtimes?: string
  readonly cinema?: string
  readonly date?: string
  readonly flags?: Partial<FlagValues>
  readonly now?: number
}

async function compose({ season, api, slug = 'opera', flags = {}, now = NOON, ...choices }: SeasonCase = {}) {
  const composition = aComposition(aSeasonApi(season, api), { slug, flags, now })
  return {
    result: await composeSeason(composition, { language: 'fr', slug, kind: 'season', ...choices }),
    context: composition.context,
  }
}

const pageOf = async (input: SeasonCase = {}) => found((await compose(input)).result).page

const tosca = 'tosca~rex~2026-11-23T19:30'
const carmen = 'carmen~rex~2026-11-30T19:30'

describe('outcomes of a season page', () => {
  test('a special event under the address of a season redirects', async () =>
    expect((await compose({ season: { type: 'special' } })).result).toEqual(
      movedTo('/evenement-special/opera'),
    ))
  test('a season under the address of a special event redirects', async () =>
    expect((await compose({ kind: 'specialEvent' })).result).toEqual(movedTo('/saison/opera')))
  test('a season with a new slug redirects to the page of the new slug’s kind', async () => {
    const of = async (redirectSlug: string) =>
      (await compose({ slug: 'old', season: { redirectSlug } })).result
    expect(await of('opera')).toEqual(movedTo('/saison/opera'))
    expect(await of('night')).toEqual(movedTo('/evenement-special/night'))
  })
})

describe('content of a season page', () => {
  test('has title, subtitle, pictures, texts, call to action, and prices with the earlier one', async () => {
    const page = await pageOf()
    expect(page).toMatchObject({
      title: 'La saison d’opéra',
      active: true,
      head: {
        subtitle: 'Au premier rang',
        poster: { url: '/media/opera.avif' },
        backdrop: { url: '/media/opera-wide.avif' },
        cta: { label: 'Nos salles', href: '/cinemas', external: false },
        facts: ['Du 23 novembre au 6 décembre 2026', '3 rendez-vous'],
      },
      about: {
        kind: 'season',
        logo: { url: '/media/logo.avif' },
        details: '<p>Entractes compris.</p>',
      },
    })
    expect(page.about.description).toContain('Un baiser volé')
    expect([plain(page.head.price?.amount), plain(page.head.price?.initial)]).toEqual(['19,00 €', '24,00 €'])
    expect(page.about.prices.map(({ label, amount }) => `${label} ${plain(amount)}`)).toEqual([
      'La soirée 19,00 €',
    ])
  })
  test('omits an earlier price that is not higher, and has no price without one', async () => {
    expect((await pageOf({ season: { initialPrice: 19 } })).head.price?.initial).toBeNull()
    expect((await pageOf({ season: { price: null } })).head.price).toBeNull()
  })
  test('a season that has ended has its shows, but neither dates nor a selection', async () => {
    const page = await pageOf({ season: { active: false }, showtimes: tosca })
    expect(page).toMatchObject({
      active: false,
      head: { facts: ['Terminé'] },
      programme: { days: [], cinema: null },
      selection: null,
      shows: [{ slug: 'tosca' }, { slug: 'carmen' }],
    })
  })
  test('lists the other current seasons and events', async () =>
    expect((await pageOf()).others).toMatchObject([
      { title: 'La nuit blanche', href: '/evenement-special/night', flag: { label: 'Événement spécial' } },
    ]))
})

describe('days of a season', () => {
  const agenda = async (input: SeasonCase = {}) =>
    (await pageOf(input)).programme.days.map(({ date, shows }) => [
      date,
      ...shows.map(({ show, live, rows, elsewhere }) => {
        const times = rows.flatMap((row) => row.times.map(({ time, status }) => `${time} ${status}`))
        return [
          `${show.slug}${live ? ' live' : ''}`,
          ...times,
          ...(elsewhere ? [`→ ${elsewhere.label}`] : []),
        ].join(', ')
      }),
    ])

  test('have their shows in order, live or not, with the times of the cinema with most of them', async () =>
    expect(await agenda()).toEqual([
      ['2026-11-23', 'tosca live, 20:00 available'],
      ['2026-11-30', 'carmen, → Le Rex', 'tosca, 20:00 available'],
      ['2026-12-06', 'carmen, 18:00 available'],
    ]))
  test('have the times of the chosen cinema, or links to others if it plays nothing', async () =>
    expect(await agenda({ cinema: 'rex' })).toEqual([
      ['2026-11-23', 'tosca live, 19:30 available, 21:00 soldout'],
      ['2026-11-30', 'carmen, 19:30 available', 'tosca, → Le Lux'],
      ['2026-12-06', 'carmen, → Le Lux'],
    ]))
  test('link to the cinemas by city, without the selection', async () => {
    const { cinemas } = (await pageOf({ cinema: 'rex', showtimes: tosca })).programme
    expect(cinemas).toEqual([
      { city: 'paris', cinemas: [{ label: 'Le Rex', href: '/saison/opera?cinema=rex', external: false }] },
      { city: 'lyon', cinemas: [{ label: 'Le Lux', href: '/saison/opera?cinema=lux', external: false }] },
    ])
  })
  test('have locked times without a link before the start of sales', async () => {
    const { eventShows } = someContent({
      eventShows: {
        shows: [{ slug: 'tosca', title: 'Tosca' }],
        days: { '2026-11-23': { tosca: { bookable: false } } },
      },
    })
    const page = await pageOf({ cinema: 'rex', showtimes: tosca, api: { eventShows } })
    const [item] = page.programme.days[0]?.shows ?? []
    expect(item?.bookable).toBe(false)
    expect(item?.rows.flatMap(({ times }) => times.map(({ status, href }) => [status, href]))).toEqual([
      ['locked', null],
      ['locked', null],
    ])
    expect(page.selection?.chosen).toEqual([])
  })
  test('start at the given day, with a link to earlier days', async () => {
    const page = await pageOf({ date: '2026-11-30', cinema: 'rex' })
    expect(page.programme.days.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-06'])
    expect([page.programme.earlierHref, page.programme.laterHref]).toEqual([
      '/saison/opera?cinema=rex&date=2026-11-23',
      null,
    ])
  })
  test('omit past days', async () =>
    expect((await agenda({ now: Date.parse('2026-11-24T12:00:00+01:00') })).map(([date]) => date)).toEqual([
      '2026-11-30',
      '2026-12-06',
    ]))
  test('mark a day as failed if its times fail to load, and the page as stale', async () => {
    const { eventShowtimes } = aSeasonApi()
    const failing: ContentApi['eventShowtimes'] = (params) =>
      params.date === '2026-11-30'
        ? Promise.reject(new UnavailableError('x'))
        : (eventShowtimes as ContentApi['eventShowtimes'])(params)
    const { result, context } = await compose({ api: { eventShowtimes: failing } })
    expect(found(result).page.programme.days.map(({ failed }) => failed)).toEqual([false, true, false])
    expect(context.stale).toBe(true)
  })
  test('are empty without the programme, and the page is still found', async () => {
    const page = await pageOf({
      api: { eventShows: undefined, events: undefined, cities: undefined } as unknown as Partial<ContentApi>,
    })
    expect(page).toMatchObject({
      title: 'La saison d’opéra',
      programme: { days: [] },
      shows: [],
      selection: null,
      others: [],
    })
    expect(await pageOf({ api: { cinemas: undefined } as unknown as Partial<ContentApi> })).toMatchObject({
      programme: { cinema: null },
      selection: null,
    })
  })
})

/** The evening of the 23rd with more on its showtime. */
const timesWith = (more: Partial<WireShowtime>): Partial<ContentApi> => {
  const showtime = { time: '2026-11-23 19:30:00', version: 'vost', status: 'available', ...more }
  const { eventShowtimes } = someContent({ eventShowtimes: { tosca: { rex: [showtime] } } })
  return { eventShowtimes }
}

describe('a selection of several showtimes', () => {
  test('is read from the address, without unknown, sold-out and past ones', async () => {
    const wanted = [
      tosca,
      'tosca~rex~2026-11-23T21:00',
      'tosca~rex~2026-11-20T09:00',
      'nothing~rex~2026-11-23T19:30',
      'x',
      '',
      carmen,
      tosca,
    ]
    const { selection } = await pageOf({ showtimes: wanted.join(',') })
    expect(selection?.chosen).toEqual([
      { token: tosca, title: 'Tosca', cinema: 'Le Rex', day: 'Lun. 23 nov.', time: '19:30', price: 19 },
      { token: carmen, title: 'Carmen', cinema: 'Le Rex', day: 'Lun. 30 nov.', time: '19:30', price: 19 },
    ])
    expect(plain(selection?.total)).toBe('38,00 €')
    expect(selection?.orderHref).toBe('/booking?season=opera&showtimes=')
  })
  test('drops a showtime that started a minute ago', async () => {
    const api = timesWith({ reservabilityEnd: '2026-11-23T19:30:00+01:00' })
    const chosenAt = async (time: string) =>
      (await pageOf({ showtimes: tosca, api, now: Date.parse(`2026-11-23T${time}:00+01:00`) })).selection
        ?.chosen
    expect([await chosenAt('19:29'), await chosenAt('19:31')]).toMatchObject([[{ token: tosca }], []])
  })
  test('sets the cinema, and includes days that the page does not show', async () => {
    const page = await pageOf({ showtimes: tosca, date: '2026-11-30' })
    expect(page.programme.cinema?.slug).toBe('rex')
    expect(page.selection?.chosen).toHaveLength(1)
    expect(page.programme.earlierHref).toBe(
      `/saison/opera?${new URLSearchParams({ cinema: 'rex', date: '2026-11-23', showtimes: tosca })}`,
    )
  })
  test('uses the price of the cinema if the season has none', async () => {
    const { selection } = await pageOf({ season: { price: null }, showtimes: tosca })
    expect([plain(selection?.total), selection?.prices]).toEqual([
      '13,50 €',
      expect.objectContaining({ [tosca]: 13.5 }),
    ])
    const unknown = { cinema: undefined } as unknown as Partial<ContentApi>
    expect(
      (await pageOf({ season: { price: null }, showtimes: tosca, api: unknown })).selection,
    ).toMatchObject({ total: null, prices: {} })
  })
  test('has the full price of the cinema on its times if the season has none', async () => {
    const prices = async (season: object, more: Partial<ContentApi> = {}) => {
      const { days } = (await pageOf({ season, api: more })).programme
      const rows = days.flatMap(({ shows }) => shows.flatMap((show) => show.rows))
      const times = rows.flatMap((row) => row.times.map(({ price }) => plain(price ?? '–')))
      return [...new Set([...rows.map(({ price }) => plain(price ?? '–')), ...times])]
    }
    expect(await prices({ price: null })).toEqual(['11,00 €'])
    expect(await prices({})).toEqual(['–'])
    const silent: Partial<ContentApi> = { cinema: down }
    expect(await prices({ price: null }, silent)).toEqual(['–'])
  })
  test('adds the supplements of the formats if the season has no price', async () => {
    const pricing = {
      prices: [{ label: 'Plein', amount: 13.5 }],
      additionalPrices: [{ id: 'live', label: 'Direct', amount: 6 }],
    }
    const api = { cinema: async () => aCinema('rex', { pricing }), ...timesWith({ tags: ['live'] }) }
    const { selection } = await pageOf({ season: { price: null }, showtimes: tosca, api })
    expect([plain(selection?.total), selection?.prices]).toEqual([
      '19,50 €',
      expect.objectContaining({ [tosca]: 19.5 }),
    ])
  })
  test('requires the flag; without it each time links to booking', async () => {
    const page = await pageOf({ flags: { seasonMultipleSelection: false }, cinema: 'rex', showtimes: tosca })
    expect(page.selection).toBeNull()
    expect(page.programme.days[0]?.shows[0]?.rows[0]?.times[0]?.href).toBe(
      '/booking?show=x&time=2026-11-23+19%3A30&season=opera',
    )
  })
})

describe('metadata of a season page', () => {
  test('has a short description, the picture, and one canonical address for every choice', async () => {
    const { seo } = found((await compose({ showtimes: tosca, cinema: 'rex' })).result)
    expect(seo.description.length).toBeLessThanOrEqual(101)
    expect(seo.description).toMatch(/^Un baiser volé.*…$/)
    expect(seo).toMatchObject({
      title: 'La saison d’opéra, dates et réservation — Marquee',
      canonical: '/saison/opera',
      alternates: { fr: '/saison/opera', en: '/en/season/opera' },
      noindex: false,
    })
    expect(seo.image).toContain('/media/opera-wide.avif')
  })
  test('prefers the texts of the editors', async () => {
    const { result } = await compose({ season: { seo: { title: 'Opéra live', description: 'Vite.' } } })
    expect(result).toMatchObject({ seo: { title: 'Opéra live — Marquee', description: 'Vite.' } })
  })
  test('describes a season as a series with its showtimes and their offset', async () => {
    const { context } = await compose({ cinema: 'rex' })
    expect(context.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'EventSeries',
        url: 'http://fr.localhost:3000/saison/opera',
        endDate: '2026-12-06',
        offers: { price: 19, priceCurrency: 'EUR' },
        subEvent: [
          {
            '@type': 'ScreeningEvent',
            name: 'Tosca',
            startDate: '2026-11-23T19:30:00+01:00',
            location: { name: 'Le Rex' },
          },
          { startDate: '2026-11-23T21:00:00+01:00' },
          { name: 'Carmen', startDate: '2026-11-30T19:30:00+01:00', endDate: '2026-11-30T22:38:00+01:00' },
        ],
      },
    ])
  })
  test('describes a special event as one event, and omits one that has ended', async () => {
    const special = await compose({ season: { type: 'special' }, kind: 'specialEvent' })
    expect(special.context.jsonLd[1]).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-23T20:00:00+01:00',
    })
    const over = await compose({ season: { active: false } })
    expect(over.context.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }])
  })
})
