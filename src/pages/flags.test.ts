import { outsideHref } from '@marquee/addresses/outside-page.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FlagName } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { SocialNetwork } from '#config/types.ts'
import type { ContentApi } from '../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  aTag,
  connectNoProgramme,
  found,
  someContent,
  someShowCinemas,
} from '../page-kit/composition.fixture.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { composeShell } from '../shell/shell.server.ts'
import { composeCinema } from './cinema/cinema.server.ts'
import { composeCinemas } from './cinemas/cinemas.server.ts'
import { composeHome } from './home/home.server.ts'
import { composeShow } from './show/show.server.ts'
import { composeShows } from './shows/shows.server.ts'

/** Covers every flag of pages, on and off. For those of the menu see `src/shell/menu-entries.test.ts`. */

beforeAll(connectNoProgramme)

const tags = ['imax', '3d', 'lounge', 'kids-club'].map((slug) =>
  aTag(slug, {
    display: { cinemaFilters: true, showFilters: true, showtime: true },
    orderShowtime: slug === 'imax' ? 1 : 2,
  }),
)
const schedule = aSchedule({
  shows: { heron: { days: { '2026-11-20': {} } }, egret: { days: { '2026-11-20': {} } } },
})
const api: Partial<ContentApi> = {
  ...someContent({
    vod: [{ title: 'Heron', slug: 'heron', lowPrice: 4.99, url: 'https://video.example/films/heron' }],
    latestVideo: {
      externalId: 'https://www.youtube.com/watch?v=abc',
      videoType: 'youtube',
      title: 'Making of',
    },
  }),
  tags: async () => tags,
  cinemas: async () => [
    aCinema('rex', { citySlug: 'lyon', tags: ['imax', '3d', 'lounge'] }),
    aCinema('lux', { citySlug: 'nice', tags: ['imax'] }),
  ],
  cinema: async ({ slug }) => aCinema(slug, { citySlug: 'lyon' }),
  cities: async () => [aCity('lyon', ['rex']), aCity('nice', ['lux'])],
  cinemaShows: async () => schedule,
  shows: async () => [aShow('heron', { tags: ['imax', '3d', 'lounge'], isKids: true }), aShow('egret')],
  show: async ({ slug }) =>
    aShow(slug, { vod: [{ title: slug, url: 'https://video.example/heron', lowPrice: 4.99 }] }),
  showCinemas: async () => someShowCinemas({ rex: { days: { '2026-11-20': {} } } }),
  showtimes: async () => [
    aShowtime('14:00', { version: 'vf', tags: ['imax'] }),
    aShowtime('16:00', { version: 'vost', tags: [] }),
    aShowtime('18:00', { version: 'vf', tags: ['3d', 'lounge'] }),
  ],
}

const pageOf = <Page>(result: PageResult<Page>) => found(result).page

const withFlag = (flag: FlagName, on: boolean, slug = '', site: SiteId = 'fr') =>
  aComposition(api, { site, slug, flags: { [flag]: on } })
const choicesOf = (page: {
  readonly filters: {
    readonly groups: readonly { readonly name: string; readonly choices: readonly { value: string }[] }[]
  }
}) =>
  page.filters.groups.flatMap(({ name, choices }) =>
    name === 'tags' ? choices.map(({ value }) => value) : [],
  )

describe('footer', () => {
  test('fullCinemaList: lists every cinema by name, or the fixed cities', async () => {
    const labels = async (on: boolean) =>
      pageOf(await composeShell(withFlag('fullCinemaList', on))).footer.cinemas.map(({ label }) => label)
    expect([await labels(true), await labels(false)]).toEqual([
      ['lux', 'rex'],
      ['lyon', 'nice'],
    ])
  })

  const networks = [
    'facebook',
    'instagram',
    'tiktok',
    'twitter',
    'youtube',
  ] as const satisfies readonly SocialNetwork[]

  test.each(networks)('%s: shows its link', async (network) => {
    const linked = async (on: boolean) =>
      pageOf(await composeShell(withFlag(network, on))).footer.social.map((link) => link.network)
    expect(await linked(true)).toContain(network)
    expect(await linked(false)).not.toContain(network)
  })
})

describe('cinemas and filters', () => {
  test('groupByCity: groups cinemas by city, and offers cities as places', async () => {
    const names = async (on: boolean) =>
      pageOf(await composeCinemas(withFlag('groupByCity', on))).groups.map(({ name }) => name)
    expect([await names(true), await names(false)]).toEqual([['lyon', 'nice'], [null]])
    const places = async (on: boolean) =>
      pageOf(await composeCinemas(withFlag('groupByCity', on))).filters.groups.find(
        ({ name }) => name === 'localisation',
      )?.choices.length ?? 0
    expect([await places(true), await places(false)]).toEqual([2, 0])
  })

  test.each([
    ['filter3d', '3d'],
    ['filterFamily', 'family'],
    ['filterVip', 'vip'],
  ] as const)('%s: offers the filter %s for films of a list and of a cinema', async (flag, value) => {
    const offered = async (on: boolean) => [
      choicesOf(pageOf(await composeCinema(withFlag(flag, on, 'rex'), { light: false }))).includes(value),
      choicesOf(
        pageOf(await composeShows(aComposition({ ...api, cinemas: undefined }, { flags: { [flag]: on } }))),
      ).includes(value),
    ]
    expect(await offered(true)).toEqual([true, true])
    expect(await offered(false)).toEqual([false, false])
  })

  test.each([
    ['filter3d', '3d'],
    ['filterVip', 'vip'],
  ] as const)('%s: offers the filter for cinemas', async (flag, value) => {
    expect(choicesOf(pageOf(await composeCinemas(withFlag(flag, true))))).toContain(value)
    expect(choicesOf(pageOf(await composeCinemas(withFlag(flag, false))))).not.toContain(value)
  })
})

test('times showtimesByVersion: shows a row for each version, for a film and in a cinema', async () => {
  const rows = async (on: boolean) => {
    const film = pageOf(
      await composeShow(withFlag('showtimesByVersion', on, 'heron'), { kind: 'show', startTrailer: false }),
    )
    const house = pageOf(await composeCinema(withFlag('showtimesByVersion', on, 'rex'), { light: false }))
    return [film.showtimes.main?.rows, house.day.programme[0]?.rows].map((list) =>
      list?.map(({ times }) => times.map(({ time }) => time).join(' ')),
    )
  }
  expect(await rows(false)).toEqual([['14:00 16:00 18:00'], ['14:00 16:00 18:00']])
  expect(await rows(true)).toEqual([
    ['14:00 18:00', '16:00'],
    ['14:00 18:00', '16:00'],
  ])
})

describe('video', () => {
  test('vod: links a film to its video on demand', async () => {
    const vod = async (on: boolean) =>
      pageOf(await composeShow(withFlag('vod', on, 'heron'), { kind: 'show', startTrailer: false })).head.vod
    expect((await vod(true))?.href).toBe('https://video.example/heron')
    expect(await vod(false)).toBeNull()
  })

  test('vod: the home page has videos on demand and structured data; homeVideo: links to all', async () => {
    const home = async (on: boolean, menu = true) => {
      // The site-wide programme is not loaded without cinemas.
      const { cinemas: _cinemas, ...calls } = api
      const composition = aComposition(calls, { flags: { vod: on, homeVideo: menu } })
      return {
        videos: pageOf(await composeHome(composition)).magazine.videos,
        listed: JSON.stringify(composition.context.jsonLd).includes('"ItemList"'),
      }
    }
    const shown = await home(true)
    expect(shown.videos.shows).toMatchObject([
      { title: 'Heron', href: 'https://video.example/films/heron', line: expect.stringContaining('4,99') },
    ])
    expect([shown.listed, shown.videos.href]).toEqual([true, outsideHref('fr', sites.fr.links.homeVideo)])
    expect((await home(true, false)).videos.href).toBeNull()
    const none = await home(false)
    expect([none.videos, none.listed]).toEqual([{ shows: [], href: null }, false])
  })

  test('youtube: shows the newest video of the channel on the home page', async () => {
    const latest = async (on: boolean) =>
      pageOf(await composeHome(aComposition({ ...api, cinemas: undefined }, { flags: { youtube: on } })))
        .trailers.latest
    expect(await latest(true)).toMatchObject({ provider: 'youtube', title: 'Making of' })
    expect(await latest(false)).toBeNull()
  })
})
