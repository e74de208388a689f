import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aComposition,
  aShow,
  aShowtime,
  down,
  found,
  someContent,
  someShowCinemas,
} from '../../page-kit/composition.fixture.ts'
import { connectSources } from '../../page-kit/sources.server.ts'
import { aSeasonApi } from '../season/season.fixture.ts'
import { composeHome } from './home.server.ts'

const shows = [
  aShow('heron', { homeOrder: 2, genericOrder: 1, genres: ['Drama'], duration: 118 }),
  aShow('egret', { homeOrder: 1, genericOrder: 2 }),
  aShow('opera', { isMovie: false, specialEvent: true, releaseAt: '2026-11-28', genres: ['Opéra'] }),
  aShow('later', { isComingSoon: true, bookable: false }),
]
const played = someShowCinemas({ rex: { days: { '2026-11-20': {} } } })

const api: Partial<ContentApi> = {
  shows: async () => shows,
  show: async ({ slug }) => shows.find((show) => show.slug === slug) ?? aShow(slug),
  showCinemas: async () => played,
  showtimes: async () => [
    aShowtime('11:00', { status: 'locked' }),
    aShowtime('18:00'),
    aShowtime('20:00', { status: 'soldout' }),
  ],
}

async function compose(more: Partial<ContentApi> = {}, now?: number) {
  return found(await composeHome(aComposition({ ...api, ...more }, now === undefined ? {} : { now }))).page
}

describe('the home page', () => {
  test('has the first show of its own order as the hero only, and separates films and events', async () => {
    const page = await compose()
    expect([
      page.hero?.title,
      page.programme.nowShowing.shows.map(({ slug }) => slug),
      page.programme.events.tiles.map(({ key, line }) => `${key} ${line}`),
    ]).toEqual(['egret', ['heron'], ['opera Opéra, samedi 28 novembre']])
  })

  test('lists current seasons and special events before other events', async () => {
    const { events } = aSeasonApi()
    expect(
      (await compose({ events })).programme.events.tiles.map(({ key, href }) => `${key} ${href}`),
    ).toEqual([
      'season-opera /saison/opera',
      'season-night /evenement-special/night',
      'opera /evenements/opera',
    ])
  })

  test('marks titles in another language on event tiles and in the finder, which offers the same day of next week', async () => {
    connectSources({ fr: { read: down } })
    const foreign = [
      aShow('kalk', { titleLanguage: 'nl', isMovie: true, bookable: true, releaseAt: ['2026-11-01'] }),
      aShow('tosca', { titleLanguage: 'it', isMovie: false, specialEvent: true, releaseAt: '2026-11-28' }),
      aShow('lyon', { titleLanguage: 'fr', isMovie: true, bookable: true, releaseAt: ['2026-11-01'] }),
    ]
    const page = await compose({ shows: async () => foreign, cinemas: async () => [aCinema('rex')] })
    expect(page.programme.events.tiles).toMatchObject([{ key: 'tosca', titleLanguage: 'it' }])
    expect(page.finder?.films.map(({ slug, titleLanguage }) => [slug, titleLanguage])).toEqual([
      ['kalk', 'nl'],
      ['lyon', undefined],
    ])
    expect(page.finder?.days.at(-1)).toEqual({ date: '2026-11-27', name: 'Vendredi 27 novembre' })
  })

  test('omits parts that the source lacks', async () =>
    expect(await compose()).toMatchObject({
      magazine: { news: { tiles: [] }, offers: { cards: [] }, experiences: [], pushes: [] },
      trailers: { featured: null, latest: null },
      finder: null,
      programme: { presales: { shows: [], href: null } },
    }))

  test('has the featured show as the hero if it can be booked', async () => {
    const titleWith = async (showSlug: string) => {
      const { featured } = someContent({ featured: [{ showSlug, title: showSlug }] })
      return (await compose({ featured })).hero?.title
    }
    expect([await titleWith('heron'), await titleWith('later')]).toEqual(['heron', 'egret'])
  })

  test('the hero has a clip of the site’s own beside a trailer that needs consent', async () => {
    const youtube = { externalId: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', videoType: 'youtube' }
    const own = { externalId: '/media/trailers/teaser.mp4', videoType: 'own' }
    const trailersOf = async (trailers: readonly (typeof own)[]) => {
      const page = await compose({
        show: async ({ slug }) => aShow(slug, { isMovie: true, trailers: [...trailers] }),
      })
      return page.hero?.trailers.map(({ provider, consent }) => [provider, consent])
    }
    expect(await trailersOf([youtube, own])).toEqual([
      ['youtube', 'marketing'],
      ['own', null],
    ])
    expect(await trailersOf([own, own])).toEqual([['own', null]])
    expect(await trailersOf([])).toEqual([])
  })

  test('the hero has editorial texts and logo, and their button only if nothing is bookable', async () => {
    connectSources({ fr: { read: down } })
    const { featured } = someContent({
      featured: [
        {
          title: 'Le Héron',
          subtitle: 'Un film de Noor Vasseur',
          description: '<p>Seul contre le vent.</p>',
          showSlug: 'heron',
          logo: '/media/editorial/logo.avif',
          cta: { label: 'Le festival', url: '/actualites' },
        },
      ],
    })
    const editorial = {
      subtitle: 'Un film de Noor Vasseur',
      text: 'Seul contre le vent.',
      logo: { url: '/media/editorial/logo.avif' },
    }
    const lead = async (more: Partial<ContentApi>) => (await compose({ featured, ...more })).hero
    expect(await lead({})).toMatchObject({ editorial, cta: { label: 'Le festival', href: '/actualites' } })
    expect(await lead({ cinemas: async () => [aCinema('rex')] })).toMatchObject({ editorial, cta: null })
    expect((await compose()).hero).toMatchObject({
      editorial: { subtitle: null, text: null, logo: null },
      cta: null,
    })
  })

  test('the latest video has its date in the time zone of the site', async () => {
    const day = async (more: object) => {
      const video = { title: 'Coulisses', externalId: 'https://youtu.be/aqz', ...more }
      const { latestVideo } = someContent({ latestVideo: video })
      return (await compose({ latestVideo })).trailers.latest?.date
    }
    expect(await day({ publishedAt: '2026-11-19T23:30:00Z' })).toBe('20 novembre 2026')
    expect(await day({ publicationDate: '2026-11-19' })).toBe('19 novembre 2026')
    expect(await day({})).toBeNull()
  })

  test('late in the evening the hero has the times of the next day', async () => {
    // The site-wide programme of the rails is not loaded.
    connectSources({ fr: { read: down } })
    const twoDays = someShowCinemas({ rex: { days: { '2026-11-20': {}, '2026-11-21': {} } } })
    const { hero } = await compose({
      cinemas: async () => [aCinema('rex')],
      showCinemas: async () => twoDays,
      showtimes: async ({ date }) => [aShowtime('18:00', date === '2026-11-20' ? { status: 'locked' } : {})],
    })
    expect(hero?.next?.showtimes[0]?.cinema.href).toBe('/cinemas/rex/filters/date-2026-11-21')
    expect(hero?.next?.showtimes.map(({ time }) => time.time)).toEqual(['18:00'])
  })

  test('has no programme if its source knows no shows', async () => {
    const { shows: none } = someContent({})
    const page = await compose({ shows: none })
    expect([page.hero, page.programme.nowShowing.shows, page.finder]).toEqual([null, [], null])
  })
})
