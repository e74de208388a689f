import { describe, expect, test } from 'vitest'
import { toExperience, type WireExperience, wireExperience } from '#models/experience.ts'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  aTag,
  down,
  found,
  movedTo,
} from '../../page-kit/composition.fixture.ts'
import { composeExperience } from './experience.server.ts'

const today = '2026-11-20'
const tomorrow = '2026-11-21'
const day = (tags: readonly string[], versions: readonly string[] = ['vf']) => ({
  tags: [...tags],
  versions: [...versions],
})
const everywhere = { showtime: true, show: true, showFilters: true, cinema: true }

const national = aSchedule({
  days: {},
  shows: {
    first: {
      cineOrder: 1,
      days: { [today]: day(['imax', 'hfr'], ['vf', 'vost']), [tomorrow]: day(['imax']) },
    },
    second: { cineOrder: 2, days: { [today]: day(['imax']) } },
    later: { cineOrder: 3, days: { [tomorrow]: day(['imax']) } },
  },
})
const bellecour = aSchedule({
  days: { [today]: { upsell: { showSlug: 'second', tag: 'imax', flagLabel: 'Ce soir' } } },
  shows: {
    first: { cineOrder: 1, days: { [today]: day(['hfr']) } },
    second: { cineOrder: 2, days: { [today]: day(['imax', 'hfr']) } },
  },
})

const wire = (more: Partial<WireExperience> = {}) =>
  toExperience(
    wireExperience.parse({
      slug: 'max',
      title: 'MAX',
      tag: 'IMAX',
      teaser: 'Du sol au plafond',
      details: '<p>Grand.</p>',
      group: 'technologies',
      services: [{ id: 'laser', title: 'Laser', description: '<p>Net.</p>' }],
      video: [{ externalId: '/media/clip.mp4', videoType: 'own', title: 'MAX' }],
      cinemas: ['bellecour', 'rex'],
      ...more,
    }),
  )

const api = (more: Partial<ContentApi> = {}): Partial<ContentApi> => ({
  experience: async () => wire(),
  experiences: async () => [wire(), wire({ slug: 'duo', title: 'Duo', tag: 'duo', group: 'comfort' })],
  experienceShows: async () => national,
  cinemas: async () => [aCinema('bellecour', { tags: ['imax'] }), aCinema('rex'), aCinema('without')],
  cities: async () => [aCity('lyon', ['bellecour', 'without'])],
  shows: async () => ['first', 'second', 'later'].map((slug) => aShow(slug)),
  cinemaShows: async () => bellecour,
  showtimes: async () => [
    aShowtime('14:00', { tags: ['imax', 'hfr'] }),
    aShowtime('16:00', { tags: ['hfr'] }),
  ],
  tags: async () => [
    aTag('imax', {
      title: 'MAX',
      premium: true,
      display: everywhere,
      upsellText: 'Voyez grand',
      ctaUrl: '/redirect/fr/experience/max',
    }),
    aTag('hfr', {
      title: 'HFR',
      versionFilter: true,
      display: everywhere,
      tooltip: { title: 'HFR', description: '<p>Plus fluide.</p>' },
    }),
  ],
  ...more,
})

async function compose(filters?: string, more: Partial<ContentApi> = {}) {
  const composition = aComposition(api(more), { slug: 'max', filters })
  const result = found(await composeExperience(composition))
  return { page: result.page, seo: result.seo, context: composition.context }
}

const shown = ({ page }: Awaited<ReturnType<typeof compose>>) => page.day.shows.map(({ slug }) => slug)

describe('an experience', () => {
  test('has its day, and its shows in order with links narrowed to the format', async () => {
    const result = await compose()
    expect(shown(result)).toEqual(['first', 'second'])
    expect(result.page.day.shows[0]?.href).toBe('/films/first/filters/date-2026-11-20,tags-imax')
    expect(result.page.day.days.filter(({ disabled }) => !disabled).map(({ date }) => date)).toEqual([
      today,
      tomorrow,
    ])
    expect(result.page).toMatchObject({
      title: 'MAX',
      head: { teaser: 'Du sol au plafond', premium: true },
      services: [{ title: 'Laser', text: '<p>Net.</p>' }],
    })
    expect(result.page.about.video).toMatchObject({ provider: 'own', src: '/media/clip.mp4' })
  })

  test('falls back to the backdrop and description of its tag', async () => {
    const bare = async () => wire({ details: null })
    const tags = async () => [
      aTag('imax', {
        description: '<p>De la balise.</p>',
        backdrop: { lg: '/media/editorial/a.avif', md: '/media/editorial/a.avif' },
      }),
    ]
    const { page } = await compose(undefined, { experience: bare, tags })
    expect(page).toMatchObject({
      about: { details: '<p>De la balise.</p>' },
      head: { backdrop: { url: '/media/editorial/a.avif' } },
    })
  })

  test('lists only cinemas with the experience, by city, with narrowed links', async () => {
    const { page } = await compose()
    expect(
      page.cinemas.map(({ city, cinemas }) => [city, cinemas.map(({ href, hereHref }) => [href, hereHref])]),
    ).toEqual([
      ['lyon', [['/cinemas/bellecour/filters/tags-imax', '/experiences/max/filters/localisation-bellecour']]],
      ['', [['/cinemas/rex/filters/tags-imax', '/experiences/max/filters/localisation-rex']]],
    ])
  })

  test('structured data has the service, but not on a filtered page', async () => {
    const types = (things: readonly object[]) =>
      things.map((each) => ('@type' in each ? each['@type'] : null))
    const plain = await compose()
    expect(types(plain.context.jsonLd)).toContain('Service')
    expect(plain.seo).toMatchObject({ canonical: '/experiences/max', noindex: false })
    const narrowed = await compose('versions-vost')
    expect(types(narrowed.context.jsonLd)).not.toContain('Service')
    expect(narrowed.seo).toMatchObject({ canonical: '/experiences/max', noindex: true })
  })
})

describe('filters of an experience', () => {
  test.each([
    ['date-2026-11-21', ['first', 'later']],
    ['versions-vost', ['first']],
    ['tags-hfr', ['first']],
    ['versions-hfr', ['first']],
    ['sorted', ['first', 'second']],
  ])('filters by %s', async (filters, expected) => expect(shown(await compose(filters))).toEqual(expected))

  test('offers a tag with a version filter as a version, and does not offer the format itself', async () => {
    const { page } = await compose()
    const offered = Object.fromEntries(
      page.filters.groups.map(({ name, choices }) => [name, choices.map(({ value }) => value)]),
    )
    expect(offered).toEqual({ versions: ['vf', 'vost', 'hfr'] })
  })

  test('lists the shows that the cinemas of the chosen city play in the format', async () => {
    const result = await compose('localisation-lyon')
    expect(shown(result)).toEqual(['second'])
    expect(result.page.day.shows[0]?.href).toBe(
      '/films/second/filters/date-2026-11-20,tags-imax,localisation-lyon',
    )
    expect(result.page.day.place).toEqual({ label: 'lyon', clearHref: '/experiences/max' })
  })

  test('lists the times in the format in the chosen cinema, with the upsell of day and show', async () => {
    const { page } = await compose('localisation-bellecour')
    expect(page.day.shows).toEqual([])
    expect(page.day.programme.map(({ show }) => [show.slug, show.flag?.label, show.href])).toEqual([
      ['second', 'Ce soir', '/films/second/filters/date-2026-11-20,tags-imax,localisation-bellecour'],
    ])
    expect(page.day.programme[0]?.rows.flatMap(({ times }) => times.map(({ time }) => time))).toEqual([
      '14:00',
    ])
    expect(page.day.programme[0]?.upsells).toEqual([
      {
        label: 'Ce soir',
        text: 'Voyez grand :',
        link: { label: 'MAX', href: '/experiences/max', external: false },
      },
    ])
    expect(page.day.tagNotes.map(({ tag }) => tag)).toEqual(['imax', 'hfr'])
  })

  test('shows nothing for a cinema without the experience, and ignores an unknown place', async () => {
    expect(shown(await compose('localisation-without'))).toEqual([])
    expect(shown(await compose('localisation-atlantis'))).toEqual(['first', 'second'])
  })
})

describe('an experience that is not found', () => {
  const outcome = async (experience: ContentApi['experience']) =>
    composeExperience(aComposition(api({ experience }), { slug: 'max', filters: 'tags-hfr' }))

  test('redirects a renamed one with its filters', async () =>
    expect(await outcome(async () => wire({ redirectSlug: 'imax' }))).toEqual(
      movedTo('/experiences/imax/filters/tags-hfr'),
    ))

  test('is found, but stale, if only its programme fails', async () => {
    const { page, context } = await compose(undefined, {
      experienceShows: down,
    })
    expect([page.day.shows, page.title, context.stale]).toEqual([[], 'MAX', true])
  })
})
