import { GoneError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  aTag,
  found,
  NOON,
  someSettings,
} from '../../page-kit/composition.fixture.ts'
import type { FilmPairModel } from '../../page-models/cinema.ts'
import { composeCinema } from './cinema.server.ts'

const on = (date: string, more: object = {}) => ({
  days: { [date]: { tags: [], versions: ['vf'], ...more } },
})
const schedule = aSchedule({
  days: {
    '2026-11-20': {
      upsell: { showSlug: 'upsold', flagLabel: 'En MAX' },
      highlightedShowtime: { showSlug: 'picked' },
    },
  },
  shows: {
    plain: on('2026-11-20', { cineOrder: 1 }),
    upsold: on('2026-11-20', { cineOrder: 9 }),
    early: on('2026-11-20', { tags: ['avp'], cineOrder: 8 }),
    picked: on('2026-11-20', { cineOrder: 7 }),
    tomorrow: on('2026-11-21'),
    unbookable: { ...on('2026-11-20'), bookable: false },
  },
})

const api = (more: Partial<ContentApi> = {}): Partial<ContentApi> => ({
  cinema: async ({ slug }) =>
    aCinema(slug, {
      citySlug: 'lyon',
      hallCount: 11,
      seatCount: 2140,
      services: [{ slug: 'bar', label: 'Bar' }],
      theaters: [
        {
          addressLine1: '12 rue de la Barre',
          addressZip: '69002',
          addressCity: 'Lyon',
          gpsPosition: { x: 45.75, y: 4.83 },
        },
      ],
    }),
  cinemas: async () => [
    aCinema('bellecour'),
    aCinema('confluence', { theaters: [{ gpsPosition: { x: 45.74, y: 4.82 } }] }),
  ],
  cities: async () => [aCity('lyon', ['bellecour'])],
  shows: async () =>
    ['plain', 'upsold', 'early', 'picked', 'tomorrow'].map((slug) =>
      aShow(slug, { genres: ['Drama'], genresSlug: ['drama'] }),
    ),
  cinemaShows: async () => schedule,
  showtimes: async ({ show }) => [
    aShowtime('14:00', {
      tags: show === 'upsold' ? ['imax'] : [],
      version: show === 'plain' ? 'vost' : 'vf',
    }),
  ],
  ...more,
})

async function compose(more: Partial<ContentApi> = {}, filters?: string, light = false) {
  const composition = aComposition(api(more), { slug: 'bellecour', filters })
  const result = found(await composeCinema(composition, { light }))
  return { page: result.page, seo: result.seo, context: composition.context }
}

const slugs = (page: Awaited<ReturnType<typeof compose>>['page']) =>
  page.day.programme.map(({ show }) => show.slug)

describe('the day of a cinema', () => {
  test('lists picked, premiere and upsold shows first, and omits shows that cannot be booked', async () => {
    const { page } = await compose()
    expect(slugs(page)).toEqual(['picked', 'early', 'upsold', 'plain'])
    expect(page.day.programme[2]?.show.flag).toEqual({ label: 'En MAX', tone: 2 })
    expect(page.day.programme[0]?.show.href).toBe(
      '/films/picked/filters/date-2026-11-20,localisation-bellecour',
    )
  })

  test('shows an upsell on its own day only', async () => {
    const { page } = await compose({}, 'date-2026-11-21')
    expect([slugs(page), page.day.programme[0]?.show.flag]).toEqual([['tomorrow'], null])
  })

  test.each([
    ['sorted', ['early', 'picked', 'plain', 'upsold']],
    ['versions-vost', ['plain']],
    ['tags-imax', ['upsold']],
    ['genres-comedy', []],
  ])('%s', async (filters, expected) => expect(slugs((await compose({}, filters)).page)).toEqual(expected))

  test('marks a show as failed if its times fail to load, and the page as stale', async () => {
    const failing = {
      showtimes: (async ({ show }) =>
        show === 'plain'
          ? Promise.reject(new UnavailableError('x'))
          : [aShowtime('14:00')]) as ContentApi['showtimes'],
    }
    const { page, context } = await compose(failing)
    expect(page.day.programme.find(({ show }) => show.slug === 'plain')).toMatchObject({
      failed: true,
      rows: [],
    })
    expect(context.stale).toBe(true)
  })
})

describe('the rest of the page', () => {
  test('has facts in the language of the page, and nearby cinemas', async () => {
    const { page } = await compose()
    expect(page).toMatchObject({
      head: { size: '11 salles, 2\u202f140 places', address: ['12 rue de la Barre', '69002 Lyon'] },
      more: { nearby: { cinemas: [{ slug: 'confluence' }] }, info: { services: [{ slug: 'bar' }] } },
    })
    expect(page.breadcrumb.map(({ href }) => href)).toContain('/cinemas/ville/lyon')
  })

  test('uses the distance of the settings for nearby cinemas', async () => {
    const settings = async () => someSettings({ maxGeolocationDistance: 1 })
    expect((await compose({ settings })).page.more?.nearby.cinemas).toEqual([])
  })

  test('has service pictures, marks, the access plan, and a link to showtimes nearby', async () => {
    const infoWith = async (nearbySessionsCinema: string, nearbySessionsWording?: string) => {
      const cinema = aCinema('bellecour', {
        services: [{ slug: 'bar', label: 'Bar', refImage: { lg: '/media/bar' } }],
        premium: true,
        cinemaPremium: true,
        freeAccessUrl: 'https://plans.example/bellecour',
        nearbySessionsCinema,
        nearbySessionsWording,
      })
      return (await compose({ cinema: async () => cinema })).page.more?.info
    }
    expect(await infoWith('confluence', 'Aussi à Confluence')).toMatchObject({
      services: [{ slug: 'bar', picture: { url: '/media/bar' } }],
      premium: true,
      cinemaPremium: true,
      access: { plan: 'https://plans.example/bellecour' },
      nearbySessions: { label: 'Aussi à Confluence', href: '/cinemas/confluence' },
    })
    expect((await infoWith('confluence'))?.nearbySessions?.label).toBe('confluence')
    expect((await infoWith('nowhere'))?.nearbySessions).toBeNull()
  })

  test('formats have the texts of the editors, and details only if enabled', async () => {
    const tag = {
      display: { cinema: true },
      description: '<p>Grand</p>',
      modalTitle: 'En détail',
      modalDescription: '<p>Très grand</p>',
    }
    const { page } = await compose({
      cinema: async () => aCinema('bellecour', { tags: ['imax', 'atmos', 'hidden'] }),
      tags: async () => [
        aTag('imax', {
          ...tag,
          displayPopup: true,
          upsellText: 'Voyez grand',
          thumbnailTitle: 'MAX',
          premium: true,
        }),
        aTag('atmos', { ...tag, displayPopup: false }),
        aTag('hidden', { ...tag, display: { cinema: false }, displayPopup: true }),
      ],
    })
    expect(page.more?.info.formats).toMatchObject([
      {
        tag: 'imax',
        name: 'MAX',
        premium: true,
        upsell: 'Voyez grand',
        more: { title: 'En détail', text: '<p>Très grand</p>' },
      },
      { tag: 'atmos', more: null },
    ])
  })

  test('a light page has only the programme, and is canonical to the full page', async () => {
    const { page, seo } = await compose({}, undefined, true)
    expect(page).toMatchObject({
      day: { views: null },
      more: null,
      fullHref: '/cinemas/bellecour',
    })
    expect(page.day.days[0]?.href).toBe('/cinemas/l/bellecour/filters/date-2026-11-20')
    expect(seo).toMatchObject({ canonical: '/cinemas/bellecour', noindex: true })
  })

  test('has its other parts without a programme', async () => {
    const { page } = await compose({ cinemaShows: undefined, shows: undefined, cities: undefined })
    expect(page).toMatchObject({ day: { programme: [] }, name: 'bellecour', more: { info: {} } })
    expect(page.day.days.every(({ disabled }) => disabled)).toBe(true)
  })
})

describe('filters of a cinema’s day', () => {
  const described: Partial<ContentApi> = {
    showtimes: async ({ show }) => [
      aShowtime('14:00', { tags: show === 'plain' ? ['ad', 'pmr'] : [] }),
      aShowtime('18:00', { tags: show === 'early' ? ['ad'] : ['pmr'] }),
    ],
  }

  test('an access need counts the showtimes that meet all needs, and filters the times', async () => {
    const { page } = await compose(described, 'tags-access-audio-description')
    expect(slugs(page)).toEqual(['early', 'plain'])
    expect(
      page.day.programme.map(({ rows }) => rows.flatMap(({ times }) => times.map(({ time }) => time))),
    ).toEqual([['18:00'], ['14:00']])
    const access = page.filters.groups.find(({ name }) => name === 'access')
    expect(access?.choices.map(({ value, count }) => [value, count])).toEqual([
      ['audio-description', 2],
      ['wheelchair', 1],
    ])
  })

  test('structured data has limited availability while few seats are left', async () => {
    const jsonLd = async (minutes: number) => {
      const asOf = new Date(NOON - minutes * 60_000).toISOString()
      const scarce = aShowtime('18:00', { refCmd: '/booking?x=1', availability: { level: 'few', asOf } })
      return JSON.stringify((await compose({ showtimes: async () => [scarce] })).context.jsonLd)
    }
    expect(await jsonLd(1)).toContain('https://schema.org/LimitedAvailability')
    expect(await jsonLd(11)).toContain('https://schema.org/InStock')
  })
})

describe('after the last bookable showtime of today', () => {
  const later: Partial<ContentApi> = {
    showtimes: async ({ date }) =>
      date === '2026-11-20'
        ? [
            aShowtime('11:00', { status: 'soldout' }),
            aShowtime('10:00', { reservabilityEnd: '2026-11-20T10:00:00+01:00' }),
          ]
        : [aShowtime('14:00', { time: '2026-11-21 14:00:00' })],
  }

  test('the next day is shown, and named as such', async () => {
    const { page } = await compose(later)
    expect([slugs(page), page.day.isLater, page.day.dayName]).toEqual([
      ['tomorrow'],
      true,
      'samedi 21 novembre',
    ])
    expect(page.day.days.find(({ selected }) => selected)?.date).toBe('2026-11-21')
  })

  test('today is shown if the address names it', async () => {
    const { page } = await compose(later, 'date-2026-11-20')
    expect([slugs(page).length, page.day.isLater]).toEqual([4, false])
  })

  test('today is shown while one showtime can be booked or is unknown', async () => {
    const { page } = await compose({
      showtimes: ({ show }) =>
        show === 'plain' ? Promise.reject(new UnavailableError('x')) : Promise.resolve([]),
    })
    expect(page.day.isLater).toBe(false)
  })
})

describe('two films in a row', () => {
  const endings: Record<string, string> = {
    '18:00': '19:40',
    '20:00': '21:45',
    '21:30': '23:15',
    '11:00': '12:30',
  }
  const at = (time: string, more: Parameters<typeof aShowtime>[1] = {}) =>
    aShowtime(time, {
      endTime: `2026-11-20 ${endings[time]}:00`,
      refCmd: 'https://tickets.example/order',
      ...more,
    })
  const evening: Partial<ContentApi> = {
    shows: async () => ['plain', 'upsold', 'early', 'picked'].map((slug) => aShow(slug, { isMovie: true })),
    showtimes: async ({ show }) => {
      if (show === 'plain') return [at('18:00')]
      if (show === 'upsold') return [at('20:00', { version: 'vost' })]
      if (show === 'early') return [at('21:30')]
      return [at('11:00'), at('20:00', { status: 'soldout' })]
    },
  }
  async function inPairs(filters?: string, more: Partial<ContentApi> = {}, pairedFilm?: string) {
    const composition = aComposition(api({ ...evening, ...more }), { slug: 'bellecour', filters })
    const result = found(await composeCinema(composition, { light: false, inPairs: true, pairedFilm }))
    return { ...result, jsonLd: JSON.stringify(composition.context.jsonLd) }
  }
  const names = (pairs: readonly FilmPairModel[] = []) =>
    pairs.map(({ first, second, ...pair }) => [first.show.slug, pair.break, second.show.slug].join(' '))

  test('lists bookable films with a break between, and those with time for dinner', async () => {
    const { page, jsonLd } = await inPairs()
    expect(names(page.day.pairs?.pairs)).toEqual(['plain 20min upsold'])
    expect(names(page.day.pairs?.dinners)).toEqual(['plain 1h50 early'])
    expect(page.day.pairs?.pairs[0]?.second).toMatchObject({
      version: 'VOST',
      time: { time: '20:00', end: '21:45', href: expect.stringContaining('tickets.example') },
    })
    expect([page.day.programme, jsonLd.includes('ScreeningEvent')]).toEqual([[], false])
  })

  test('have their length, and their price if both prices are known', async () => {
    const priced = (second: Parameters<typeof aShowtime>[1]): Partial<ContentApi> => ({
      showtimes: async ({ show }) => {
        if (show === 'plain') return [at('18:00', { price: 10 })]
        return show === 'upsold' ? [at('20:00', second)] : []
      },
    })
    const whole = async (more: Partial<ContentApi>) =>
      (await inPairs(undefined, more)).page.day.pairs?.pairs[0]?.whole
    expect(await whole(priced({ price: 12.5 }))).toEqual({
      from: '18:00',
      until: '21:45',
      length: '3h45',
      estimated: false,
      price: expect.stringContaining('22,50'),
    })
    expect(await whole(priced({}))).toMatchObject({ price: null })
  })

  test('filters apply to both films, and every link retains the view', async () => {
    const { page, seo } = await inPairs('versions-vf')
    expect(names(page.day.pairs?.pairs)).toEqual([])
    expect(names(page.day.pairs?.dinners)).toEqual(['plain 1h50 early'])
    expect(page.day.days[0]?.href).toBe('/cinemas/bellecour/filters/date-2026-11-20,versions-vf?view=two')
    expect(page.filters.clearHref).toMatch(/^\/cinemas\/bellecour\?view=two$/)
    expect(page.day.views).toEqual({
      filmsHref: '/cinemas/bellecour/filters/versions-vf',
      pairsHref: '/cinemas/bellecour/filters/versions-vf?view=two',
    })
    expect(seo.canonical).toBe('/cinemas/bellecour')
  })

  test('of one film have a chip that leads back to all pairs, and other days retain the film', async () => {
    const { page } = await inPairs('versions-vf', {}, 'early')
    expect([names(page.day.pairs?.pairs), names(page.day.pairs?.dinners)]).toEqual([[], ['plain 1h50 early']])
    expect(page.day.days[0]?.href).toBe(
      '/cinemas/bellecour/filters/date-2026-11-20,versions-vf?view=two&film=early',
    )
    const allHref = '/cinemas/bellecour/filters/versions-vf?view=two'
    expect(page.day.pairs?.film).toMatchObject({ title: 'early', allHref })
    expect(page.filters.active).toContainEqual({ label: 'early', href: allHref })
    expect(page.filters.clearHref).toBe('/cinemas/bellecour?view=two')
  })

  test('of an unknown film are those of all films', async () => {
    const { page } = await inPairs(undefined, {}, 'lost')
    expect(page.day.pairs).toMatchObject({ film: null, pairs: [{ break: '20min' }] })
  })
})

test.each([
  ['listed and not found', 'unavailable', 'bellecour', new NotFoundError('cinema')],
  ['listed and gone', 'gone', 'bellecour', new GoneError('cinema')],
  ['in no list', 'missing', 'closed', new NotFoundError('cinema')],
])('a cinema that is %s is %s', async (_, outcome, slug, error) => {
  const calls = api({ cinema: () => Promise.reject(error) })
  expect((await composeCinema(aComposition(calls, { slug }), { light: false })).outcome).toBe(outcome)
})
