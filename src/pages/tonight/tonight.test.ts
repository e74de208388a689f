import { describe, expect, test } from 'vitest'
import { routes } from '#config/routes.ts'
import { siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  down,
  found,
  movedTo,
} from '../../page-kit/composition.fixture.ts'
import { composeTonightAt } from './tonight-at.server.ts'
import { composeTonightPlaces } from './tonight-places.server.ts'
import { ownTonightHref } from './use-own-tonight.ts'

const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'
const EVENING = Date.parse(`${TODAY}T18:00:00+01:00`)
const NIGHT = Date.parse(`${TODAY}T23:30:00+01:00`)

const at = (time: string, date = TODAY, more: Parameters<typeof aShowtime>[1] = {}) =>
  aShowtime(time, {
    time: `${date} ${time}:00`,
    reservabilityEnd: `${date}T${time}:00+01:00`,
    ...more,
  })

const days = { [TODAY]: {}, [TOMORROW]: {} }
const gps = (x: number, y: number) => ({ theaters: [{ gpsPosition: { x, y } }] })
const showtimes: Readonly<Record<string, ReturnType<typeof at>[]>> = {
  [`rex heron ${TODAY}`]: [
    at('17:00'),
    at('18:30'),
    at('19:30', TODAY, { version: 'vost' }),
    at('22:00', TODAY, { tags: ['audiodescription'] }),
    at('20:00', TODAY, { status: 'soldout' }),
  ],
  [`vox egret ${TODAY}`]: [at('19:00'), at('21:15')],
  [`rex heron ${TOMORROW}`]: [at('14:00', TOMORROW)],
}
const api: Partial<ContentApi> = {
  shows: async () => [aShow('heron'), aShow('egret')],
  cinemas: async () => [
    aCinema('rex', { citySlug: 'lyon', ...gps(45.76, 4.83) }),
    aCinema('vox', { citySlug: 'lyon', ...gps(45.77, 4.85) }),
    aCinema('lux', { citySlug: 'nice', ...gps(43.7, 7.26) }),
    aCinema('closed', { citySlug: 'nice', status: false }),
  ],
  cities: async () => [aCity('lyon', ['rex', 'vox']), aCity('nice', ['lux', 'closed'])],
  cinemaShows: async ({ slug }) =>
    aSchedule({
      shows: slug === 'lux' ? {} : { heron: { days }, egret: { days }, unknown: { days } },
    }),
  showtimes: async ({ cinema, show, date }) => showtimes[`${cinema} ${show} ${date}`] ?? [],
}

interface Options {
  readonly now?: number
  readonly view?: string
  readonly filters?: string
  readonly more?: Partial<ContentApi>
}

async function tonight(slug: string, { now = EVENING, view, filters, more = {} }: Options = {}) {
  const composition = aComposition(
    { ...api, ...more },
    { slug, now, ...(filters === undefined ? {} : { filters }) },
  )
  const result = found(await composeTonightAt(composition, { view }))
  return { ...result, jsonLd: composition.context.jsonLd }
}

async function lines(slug: string, options?: Options) {
  const { list } = (await tonight(slug, options)).page
  return list?.entries.map(
    ({ time, show, cinema }) => `${time.time} ${list.shows[show]?.title} ${list.cinemas[cinema]?.slug}`,
  )
}

describe('an evening asked for in words', () => {
  const answer = (q: string) => composeTonightAt(aComposition(api, { slug: 'lyon', now: EVENING }), { q })

  test('leads to its address, here or in the place that it names', async () => {
    expect(await answer('après 18h, rentrés à 22h30, à trois, en VOST')).toEqual(
      movedTo('/ce-soir/lyon/filters/versions-vost,from-1800,home-2230,people-3'),
    )
    expect(await answer('jusqu’à 23h à Nice')).toEqual(movedTo('/ce-soir/nice/filters/until-2300'))
    expect(await answer('un film')).toEqual(movedTo('/ce-soir/lyon'))
  })
})

describe('seats of an evening', () => {
  const stated = (level: string, minutes: number, free?: number) => ({
    availability: {
      level,
      asOf: new Date(EVENING - minutes * 60_000).toISOString(),
      ...(free === undefined ? {} : { free }),
    },
  })
  const more = {
    showtimes: async ({ show }: { readonly show: string }) =>
      show === 'heron'
        ? [
            at('19:00', TODAY, stated('few', 1)),
            at('19:30', TODAY, stated('few', 1, 4)),
            at('20:00', TODAY, stated('quiet', 1)),
            at('20:30', TODAY, stated('quiet', 11)),
          ]
        : [],
  }
  const times = async (filters: string) =>
    (await lines('rex', { filters, more }))?.map((line) => line.slice(0, 5)) ?? []

  test('leave out showtimes without enough of them, by statements that still hold', async () => {
    expect(await times('people-3')).toEqual(['19:30', '20:00', '20:30'])
    expect(await times('people-5')).toEqual(['20:00', '20:30'])
    expect(await times('fullness-quiet')).toEqual(['20:00'])
  })

  test('are choices that leave out some, but not all', async () => {
    const { page } = await tonight('rex', { more })
    expect(page.choices.ends.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        '/ce-soir/rex/filters/people-2',
        '/ce-soir/rex/filters/people-6',
        '/ce-soir/rex/filters/fullness-quiet',
      ]),
    )
    expect(page.choices.ends.some(({ href }) => href.endsWith('lively'))).toBe(false)
  })

  test('by home, its films end in time, and the list says when that is', async () => {
    const ends = [
      at('19:00', TODAY, { endTime: `${TODAY} 22:10:00` }),
      at('20:00', TODAY, { endTime: `${TODAY} 22:40:00` }),
    ]
    const options = { filters: 'home-2230', more: { showtimes: async () => ends } }
    expect(await lines('rex', options)).toEqual(['19:00 heron rex', '19:00 egret rex'])
    expect((await tonight('rex', options)).page.list?.home).toBe('2230')
  })
})

describe('tonight in a place', () => {
  test('lists the showtimes of all cinemas of a city by time, without those begun or sold out', async () => {
    expect(await lines('lyon')).toEqual([
      '18:30 heron rex',
      '19:00 egret vox',
      '19:30 heron rex',
      '21:15 egret vox',
      '22:00 heron rex',
    ])
    const { page } = await tonight('lyon')
    expect([page.list?.heading, page.list?.day, page.count]).toEqual([
      'Ce soir à lyon',
      'today',
      { showtimes: 5, shows: 2 },
    ])
  })

  test('begins with the evening, and links the earlier times, with which it is called today', async () => {
    const more = { showtimes: async () => [at('16:30'), at('20:00')] }
    const noon = { now: Date.parse(`${TODAY}T12:00:00+01:00`), more }
    const evening = await tonight('rex', noon)
    expect([evening.page.list?.heading, await lines('rex', noon)]).toEqual([
      'Ce soir à rex',
      ['20:00 heron rex', '20:00 egret rex'],
    ])
    expect(evening.page.choices.times.slice(0, 2)).toEqual([
      { id: 'evening', href: '/ce-soir/rex', selected: true },
      { id: 'all', href: '/ce-soir/rex?view=all', selected: false },
    ])
    const all = await tonight('rex', { ...noon, view: 'all' })
    expect([
      all.page.list?.heading,
      all.page.list?.entries.length,
      all.page.choices.times[1]?.selected,
    ]).toEqual(['Aujourd’hui à rex', 4, true])
    const cleared = await tonight('rex', { ...noon, filters: 'versions-vost' })
    expect(cleared.page.choices.clearHref).toBe('/ce-soir/rex?view=all')
  })

  test('lists only its own showtimes in a cinema, and links to its city', async () => {
    expect(await lines('vox')).toEqual(['19:00 egret vox', '21:15 egret vox'])
    expect((await tonight('vox')).page.around[0]).toMatchObject({ label: 'lyon', href: '/ce-soir/lyon' })
  })

  test('lists those of tomorrow after the last one of today', async () => {
    const { page } = await tonight('lyon', { now: NIGHT })
    expect([page.list?.heading, page.list?.day]).toEqual(['Demain à lyon', 'tomorrow'])
    expect(await lines('lyon', { now: NIGHT })).toEqual(['14:00 heron rex'])
    expect(page.list?.cinemas[0]?.href).toBe(`/cinemas/rex/filters/date-${TOMORROW}`)
  })

  test('narrows to a part of the evening, a version and a need', async () => {
    expect(await lines('lyon', { view: 'soon' })).toEqual([
      '18:30 heron rex',
      '19:00 egret vox',
      '19:30 heron rex',
    ])
    expect(await lines('lyon', { view: 'late' })).toEqual(['21:15 egret vox', '22:00 heron rex'])
    expect(await lines('lyon', { view: 'from-1930', filters: 'versions-vost' })).toEqual(['19:30 heron rex'])
    expect(await lines('lyon', { filters: 'tags-access-audio-description' })).toEqual(['22:00 heron rex'])
  })

  test('links choices that leave out some showtimes, and keeps the others when one is pressed', async () => {
    const { page } = await tonight('lyon', { view: 'late' })
    expect(page.choices.times.map(({ id, href, selected }) => [id, href, selected])).toEqual([
      ['all', '/ce-soir/lyon', false],
      ['soon', '/ce-soir/lyon?view=soon', false],
      ['early', '/ce-soir/lyon?view=early', false],
      ['late', '/ce-soir/lyon?view=late', true],
    ])
    expect(page.choices.kinds.map(({ label, href }) => [label, href])).toEqual([
      ['VF', '/ce-soir/lyon/filters/versions-vf?view=late'],
      ['VOST', '/ce-soir/lyon/filters/versions-vost?view=late'],
      ['Audiodescription', '/ce-soir/lyon/filters/tags-access-audio-description?view=late'],
    ])
    expect([page.choices.clearHref, (await tonight('lyon')).page.choices.clearHref]).toEqual([
      '/ce-soir/lyon',
      null,
    ])
  })

  test('narrows to showtimes that end by an hour, by the film’s length where no end is announced', async () => {
    const more = {
      shows: async () => [aShow('heron', { duration: 110 }), aShow('egret', { duration: 90 })],
    }
    expect(await lines('lyon', { more, filters: 'until-2130' })).toEqual([
      '18:30 heron rex',
      '19:00 egret vox',
    ])
    const { choices } = (await tonight('lyon', { more, filters: 'until-2145', view: 'soon' })).page
    expect(choices.ends.filter(({ selected }) => selected)).toEqual([
      { label: 'Fin avant 21:45', selected: true, href: '/ce-soir/lyon?view=soon' },
    ])
    expect(choices.ends.find(({ label }) => label === 'Fin avant 22:00')?.href).toBe(
      '/ce-soir/lyon/filters/until-2200?view=soon',
    )
  })

  test('has no list where nothing can be booked', async () => {
    const { page } = await tonight('nice')
    expect([page.list, page.choices.times, page.choices.kinds]).toEqual([null, [], []])
  })

  test('continues on a further page', async () => {
    const many = Array.from({ length: 60 }, (_, index) => at(index < 30 ? '20:00' : '20:30'))
    const { list } = (
      await tonight('rex', { more: { showtimes: async ({ show }) => (show === 'heron' ? many : []) } })
    ).page
    expect(list?.entries).toHaveLength(30)
    expect(list?.later).toEqual({ time: '20:30', href: '/ce-soir/rex?view=from-2030' })
  })

  test('has structured data, and a canonical address without the part of the evening', async () => {
    const { seo, jsonLd } = await tonight('lyon', { view: 'late' })
    expect(seo).toMatchObject({ canonical: '/ce-soir/lyon', noindex: false })
    expect(jsonLd.filter((thing) => JSON.stringify(thing).includes('ScreeningEvent'))).toHaveLength(2)
    expect((await tonight('lyon', { filters: 'versions-vost' })).seo.noindex).toBe(true)
  })

  test('is missing for an unknown place, and unavailable without the cinemas', async () => {
    await expect(tonight('atlantis')).rejects.toThrow('missing')
    const cinemas = down
    await expect(tonight('lyon', { more: { cinemas } })).rejects.toThrow('unavailable')
  })
})

describe('the list of places', () => {
  test.each(
    siteIds.flatMap((site) =>
      sites[site].languages
        .filter((language) => language in routes.tonight.names)
        .map((language: Language) => [site, language] as const),
    ),
  )('%s %s: has an address for each city and its open cinemas', async (site, language) => {
    const result = found(await composeTonightPlaces(aComposition(api, { site, language, now: EVENING })))
    expect(result.page.cities.map(({ name, cinemas }) => [name, ...cinemas.map(({ slug }) => slug)])).toEqual(
      [
        ['lyon', 'rex', 'vox'],
        ['nice', 'lux'],
      ],
    )
    for (const { href } of result.page.cities) expect(href).toMatch(/\/[a-z-]+\/(?:lyon|nice)$/)
  })

  test('shows the times of a cinema that plays today', async () => {
    const result = await composeTonightPlaces(aComposition(api, { now: EVENING }))
    expect(result).toMatchObject({
      page: { here: { href: '/ce-soir/rex', list: { heading: 'Ce soir à rex', later: null } } },
    })
  })

  test('leads to the chosen place, else to the city of the nearest cinema', () => {
    const cities = [
      { name: 'Lyon', href: '/ce-soir/lyon', cinemas: [{ slug: 'rex', name: 'Rex', href: '/ce-soir/rex' }] },
    ]
    expect(ownTonightHref(cities, 'rex', undefined)).toBe('/ce-soir/rex')
    expect(ownTonightHref(cities, 'lyon', 'rex')).toBe('/ce-soir/lyon')
    expect(ownTonightHref(cities, undefined, 'rex')).toBe('/ce-soir/lyon')
    expect(ownTonightHref(cities, 'atlantis', undefined)).toBeNull()
  })
})
