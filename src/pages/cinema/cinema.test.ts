import { describe, expect, test } from 'vitest'
import { toSettings, wireSettings } from '../../../content-models/settings.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { UnavailableError } from '../../api/errors.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  aTag,
} from '../../page-kit/composition.fixture.ts'
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
  const result = await composeCinema(composition, { light })
  if (result.outcome !== 'found') throw new Error(result.outcome)
  return { page: result.page, seo: result.seo, context: composition.context }
}

const slugs = (page: Awaited<ReturnType<typeof compose>>['page']) =>
  page.programme.map(({ show }) => show.slug)

describe('the day of a cinema', () => {
  test('lists picked, premiere and upsold shows first, and omits shows that cannot be booked', async () => {
    const { page } = await compose()
    expect(slugs(page)).toEqual(['picked', 'early', 'upsold', 'plain'])
    expect(page.programme[2]?.show.flag).toEqual({ label: 'En MAX', tone: 2 })
    expect(page.programme[0]?.show.href).toBe('/films/picked/filters/date-2026-11-20,localisation-bellecour')
  })

  test('shows an upsell on its own day only', async () => {
    const { page } = await compose({}, 'date-2026-11-21')
    expect([slugs(page), page.programme[0]?.show.flag]).toEqual([['tomorrow'], null])
  })

  test.each([
    ['sorted', ['early', 'picked', 'plain', 'upsold']],
    ['versions-vost', ['plain']],
    ['tags-imax', ['upsold']],
    ['genres-comedy', []],
  ])('%s', async (filters, expected) => expect(slugs((await compose({}, filters)).page)).toEqual(expected))

  test('suggests the filter to remove if nothing is left, with the number of results', async () => {
    const { page } = await compose({}, 'genres-comedy,versions-vost')
    expect(page.rescue).toEqual({
      label: 'Retirer «\u202fcomedy\u202f»',
      count: 1,
      href: '/cinemas/bellecour/filters/versions-vost',
    })
  })

  test('marks a show as failed if its times fail to load, and the page as stale', async () => {
    const failing = {
      showtimes: (async ({ show }) =>
        show === 'plain'
          ? Promise.reject(new UnavailableError('x'))
          : [aShowtime('14:00')]) as ContentApi['showtimes'],
    }
    const { page, context } = await compose(failing)
    expect(page.programme.find(({ show }) => show.slug === 'plain')).toMatchObject({ failed: true, rows: [] })
    expect(context.stale).toBe(true)
  })
})

describe('the rest of the page', () => {
  test('has facts in the language of the page, and nearby cinemas', async () => {
    const { page } = await compose()
    expect(page).toMatchObject({
      size: '11 salles, 2\u202f140 places',
      address: ['12 rue de la Barre', '69002 Lyon'],
      city: { href: '/cinemas/ville/lyon' },
    })
    expect(page.nearbyCinemas.map(({ slug }) => slug)).toEqual(['confluence'])
    expect(page.services).toHaveLength(1)
  })

  test('uses the distance of the settings for nearby cinemas', async () => {
    const settings = async () => toSettings(wireSettings.parse({ maxGeolocationDistance: 1 }))
    expect((await compose({ settings })).page.nearbyCinemas).toEqual([])
  })

  test('has service pictures, marks, the access plan, and a link to showtimes nearby', async () => {
    const other = aCinema('confluence')
    const described = (nearby: object) => ({
      cinema: async () =>
        aCinema('bellecour', {
          services: [{ slug: 'bar', label: 'Bar', refImage: { lg: '/media/bar' } }],
          premium: true,
          cinemaPremium: true,
          freeAccessUrl: 'https://plans.example/bellecour',
          ...nearby,
        }),
      cinemas: async () => [other],
    })
    const { page } = await compose(
      described({ nearbySessionsCinema: 'confluence', nearbySessionsWording: 'Aussi à Confluence' }),
    )
    expect(page).toMatchObject({
      services: [{ slug: 'bar', picture: { url: '/media/bar' } }],
      premium: true,
      cinemaPremium: true,
      accessPlan: 'https://plans.example/bellecour',
      nearbySessions: { label: 'Aussi à Confluence', href: '/cinemas/confluence' },
    })
    const unworded = await compose(described({ nearbySessionsCinema: 'confluence' }))
    expect(unworded.page.nearbySessions?.label).toBe('confluence')
    expect((await compose(described({ nearbySessionsCinema: 'nowhere' }))).page.nearbySessions).toBeNull()
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
    expect(page.formats).toMatchObject([
      {
        tag: 'imax',
        name: 'MAX',
        premium: true,
        upsell: 'Voyez grand',
        more: { title: 'En détail', text: '<p>Très grand</p>' },
      },
      { tag: 'atmos', more: null },
    ])
    expect((await compose({}, undefined, true)).page.formats).toEqual([])
  })

  test('a light page has only the programme, and is canonical to the full page', async () => {
    const { page, seo } = await compose({}, undefined, true)
    expect(page).toMatchObject({
      light: true,
      services: [],
      description: null,
      nearbyCinemas: [],
      fullHref: '/cinemas/bellecour',
    })
    expect(page.days[0]?.href).toBe('/cinemas/l/bellecour/filters/date-2026-11-20')
    expect(seo).toMatchObject({ canonical: '/cinemas/bellecour', noindex: true })
  })

  test('has its other parts without a programme', async () => {
    const { page } = await compose({ cinemaShows: undefined, shows: undefined, cities: undefined })
    expect(page).toMatchObject({ programme: [], city: null, name: 'bellecour' })
    expect(page.days.every(({ disabled }) => disabled)).toBe(true)
  })
})

describe('filters of a cinema’s day', () => {
  const described: Partial<ContentApi> = {
    tags: async () => [aTag('hfr', { title: 'HFR', versionFilter: true, display: { cinemaFilters: true } })],
    showtimes: async ({ show }) => [
      aShowtime('14:00', { tags: show === 'plain' ? ['ad', 'pmr'] : ['hfr'] }),
      aShowtime('18:00', { tags: show === 'early' ? ['ad'] : ['pmr'] }),
    ],
  }

  test('an access need counts the showtimes that meet all needs, and filters the times', async () => {
    const { page } = await compose(described, 'tags-access-audio-description')
    expect(slugs(page)).toEqual(['early', 'plain'])
    expect(
      page.programme.map(({ rows }) => rows.flatMap(({ times }) => times.map(({ time }) => time))),
    ).toEqual([['18:00'], ['14:00']])
    const access = page.filters.groups.find(({ name }) => name === 'access')
    expect(access?.choices.map(({ value, count }) => [value, count])).toEqual([
      ['audio-description', 2],
      ['wheelchair', 1],
    ])
  })

  test('offers a tag with a version filter among the versions', async () => {
    const { page } = await compose(described)
    expect(
      page.filters.groups.find(({ name }) => name === 'versions')?.choices.map(({ value }) => value),
    ).toEqual(['vf', 'hfr'])
  })

  test('structured data has the accessibility of the showtimes and of the theatre', async () => {
    const { context } = await compose(described)
    expect(JSON.stringify(context.jsonLd)).toContain('"accessibilityFeature":["audioDescription"]')
    const theatre = context.jsonLd.find((each) => '@type' in each && each['@type'] === 'MovieTheater')
    expect(theatre).toMatchObject({ amenityFeature: [{ name: 'Places en fauteuil roulant' }] })
  })
})
