import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../api/content-api.ts'
import {
  aCinema,
  aComposition,
  aSchedule,
  aShow,
  down,
  found,
  someContent,
} from '../page-kit/composition.fixture.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { composeCinema } from '../pages/cinema/cinema.server.ts'
import { composeHome } from '../pages/home/home.server.ts'
import { composeShows } from '../pages/shows/shows.server.ts'
import { composeShell } from '../shell/shell.server.ts'

const trailers = [{ externalId: '/media/trailers/clip-1.mp4', videoType: 'own' }]

const api: Partial<ContentApi> = {
  shows: async () => [aShow('heron'), aShow('opera', { isMovie: false, specialEvent: true })],
  cinema: async ({ slug }) => aCinema(slug),
  cinemaShows: async () => aSchedule({ shows: {} }),
}

const pageOf = <Page>(result: PageResult<Page>) => found(result).page

const home = async (responses: Parameters<typeof someContent>[0]) =>
  pageOf(await composeHome(aComposition({ ...someContent(responses), ...api })))

describe('pushes of the home page', () => {
  test('have type, sponsored mark, logo, button and trailer', async () => {
    const push = {
      id: 'p',
      title: 'Opéra',
      show: 'opera',
      teaser: '<p>Ce\n soir\u202f!</p>',
      pushType: 'Event',
      sponsored: true,
      logo: '/partners/a.svg',
      cta: { label: 'Réserver', url: '/evenements/opera', kind: 'booking' },
      trailers,
    }
    expect((await home({ homePushes: [push] })).magazine.pushes).toMatchObject([
      {
        title: 'Opéra',
        text: 'Ce soir\u202f!',
        type: 'Événement',
        sponsored: true,
        logo: { url: '/partners/a.svg' },
        cta: { label: 'Réserver', href: '/evenements/opera', kind: 'booking', external: false },
        trailer: { video: { title: 'Opéra' }, href: '/evenements/opera?bandeannonce=true' },
      },
    ])
  })

  test('have a button of their kind, `yellow` for an unknown kind, or a link to the show', async () => {
    const of = (kind: string | undefined) => ({
      id: `k-${kind}`,
      title: 'T',
      cta: { label: 'L', url: '/films', kind },
    })
    const list = [
      of('yellow'),
      of('black'),
      of('booking'),
      of('mauve'),
      { id: 'show', title: 'S', show: 'heron', pushType: 'unknown' },
    ]
    const { pushes: shown } = (await home({ homePushes: list })).magazine
    expect(shown.map(({ cta, href, type }) => [cta?.kind ?? null, href, type])).toEqual([
      ['yellow', '/films', null],
      ['black', '/films', null],
      ['booking', '/films', null],
      ['yellow', '/films', null],
      [null, '/films/heron', null],
    ])
  })

  test('omit a button with a dead link', async () => {
    const list = [{ id: 'd', title: 'Partir', cta: { label: 'Voir', url: '/nowhere' }, trailers }]
    expect((await home({ homePushes: list })).magazine.pushes).toMatchObject([
      { title: 'Partir', cta: null, href: null },
    ])
  })

  test('a trailer without a show plays in its window, and links to its video without scripts', async () => {
    const [push] = (await home({ homePushes: [{ id: 't', title: 'Partir', trailers }] })).magazine.pushes
    expect(push?.trailer?.href).toBe(push?.trailer?.video.src)
    expect(push?.trailer?.video.src).toBeTruthy()
  })

  test('are omitted if the source fails', async () =>
    expect(pageOf(await composeHome(aComposition({ ...api, homePushes: down }))).magazine.pushes).toEqual([]))
})

test('marks a native ad as sponsored, even if the source does not', async () => {
  const { magazine } = await home({ nativeAd: [{ id: 'n', title: 'Chocolat', sponsored: false }] })
  expect(magazine.nativeAds).toMatchObject([{ title: 'Chocolat', sponsored: true }])
})

test('requests the teasers of each page; a cinema with slides shows its slides instead', async () => {
  const requests: (string | undefined)[] = []
  const autopromos: ContentApi['autopromos'] = (params) => {
    requests.push(params.page)
    return someContent({ autopromos: [{ id: 'p', title: `Pour ${params.page}` }] }).autopromos(params)
  }
  const films = pageOf(await composeShows(aComposition({ ...api, autopromos })))
  expect(films.promos).toMatchObject([{ title: 'Pour films' }])
  const cinema = async (slides: object[]) =>
    pageOf(
      await composeCinema(
        aComposition({ ...api, autopromos, cinema: async () => aCinema('rex', { slides }) }, { slug: 'rex' }),
        { light: false },
      ),
    )
  expect((await cinema([])).more?.slides).toMatchObject([{ title: 'Pour cinema' }])
  expect((await cinema([{ title: 'Ici' }])).more?.slides).toMatchObject([{ title: 'Ici' }])
  expect(requests).toEqual(['films', 'cinema'])
})

describe('the line above the header', () => {
  const shell = async (list: readonly object[]) =>
    pageOf(await composeShell(aComposition(someContent({ headerPushes: list })))).push

  test('is the first one by position without a dead link', async () => {
    const list = [
      { id: 'c', title: 'Troisième', position: 3, cta: { label: 'Voir', url: '/films' } },
      { id: 'a', title: 'Impasse', position: 1, cta: { label: 'Voir', url: '/nowhere' } },
      {
        id: 'b',
        title: 'Deuxième',
        position: 2,
        teaser: '<p>Oui</p>',
        sponsored: true,
        cta: { label: 'Lire', url: 'https://a.example/' },
      },
    ]
    expect(await shell(list)).toEqual({
      title: 'Deuxième',
      text: 'Oui',
      sponsored: true,
      link: { label: 'Lire', href: 'https://a.example/', external: true },
    })
  })

  test('is shown without a link, and is absent without a push', async () => {
    expect(await shell([{ id: 'a', title: 'Bonne année' }])).toMatchObject({
      title: 'Bonne année',
      link: null,
    })
    expect(await shell([])).toBeNull()
  })
})
