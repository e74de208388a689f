import { duration } from '@marquee/i18n/format.ts'
import { bestTitles } from '#models/rules/search-text.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Show } from '#models/show.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { cinemaPath, pathOf, pathOfAlways, seasonKind, seasonPath, showPath } from '../../page-kit/links.ts'
import { cardPicture } from '../../page-kit/pictures.ts'
import { placeName } from '../../page-kit/zones.ts'
import type { SearchHit } from '../../page-models/search.ts'
import { pageLinks } from '../../pages/sitemap/sitemap.server.ts'
import { addressLines } from '../../programme/cinema-link.ts'
import { playingFilms } from '../../programme/playing-films.ts'
import { titleLanguageOf } from '../../programme/show-card.ts'

const START_FILMS = 4
/** Hits by name, per kind. */
const MOST_NAMED = 8

async function cityHits(composition: Composition, q: string, near: boolean): Promise<readonly SearchHit[]> {
  const { api, edition, t } = composition
  const cities = (await optionalList(composition, api.cities({ language: edition.language }))).filter(
    ({ hasPage }) => hasPage,
  )
  const named = cities.map(({ slug, name, cinemas }) => ({
    slug,
    count: cinemas.length,
    name: placeName({ slug, name }, t),
  }))
  return bestTitles(named, ({ name }) => name, q, near).flatMap(({ slug, name, count }): SearchHit[] => {
    const href = pathOf(edition, 'city', slug)
    const line = count > 0 ? edition.i18n.t('cityCinemas', { ns: 'search', count }) : null
    return href === null ? [] : [{ group: 'cities', title: name, line, href, external: false, picture: null }]
  })
}

async function seasonHits(composition: Composition, q: string, near: boolean): Promise<readonly SearchHit[]> {
  const { api, edition, t } = composition
  const seasons = (await optionalList(composition, api.events({ language: edition.language }))).filter(
    ({ active }) => active,
  )
  return bestTitles(seasons, ({ title }) => title, q, near).map((season) => ({
    group: 'shows',
    title: season.title,
    line: [t(`flags.${seasonKind(season.type)}`), season.subtitle].filter(Boolean).join(' · '),
    href: seasonPath(edition, season),
    external: false,
    picture: cardPicture(season.poster),
  }))
}

function pageHits(composition: Composition, q: string, near: boolean): readonly SearchHit[] {
  const home = pathOfAlways(composition.edition, 'home')
  const pages = pageLinks(composition).filter(({ href }) => href !== home)
  return bestTitles(pages, ({ label }) => label, q, near).map(({ label, href }) => ({
    group: 'pages',
    title: label,
    line: null,
    href,
    external: false,
    picture: null,
  }))
}

function filmHit(show: Show, { edition }: Composition): SearchHit {
  return {
    group: 'shows',
    title: show.title,
    ...titleLanguageOf(show.titleLanguage, edition.language),
    line:
      [show.genres[0]?.label, show.duration === null ? null : duration(show.duration)]
        .filter(Boolean)
        .join(' · ') || null,
    href: showPath(edition, show.slug, isMovieShow(show, null)),
    external: false,
    picture: cardPicture(show.poster),
  }
}

async function showHits(composition: Composition, q: string, near: boolean): Promise<readonly SearchHit[]> {
  const { api, edition } = composition
  const shows = await optionalList(composition, api.shows({ language: edition.language }))
  return bestTitles(shows, ({ title }) => title, q, near)
    .slice(0, MOST_NAMED)
    .map((show) => filmHit(show, composition))
}

async function cinemaHits(composition: Composition, q: string, near: boolean): Promise<readonly SearchHit[]> {
  const { api, edition } = composition
  const cinemas = await optionalList(composition, api.cinemas({ language: edition.language }))
  return bestTitles(cinemas, ({ name }) => name, q, near)
    .slice(0, MOST_NAMED)
    .map((cinema) => ({
      group: 'cinemas',
      title: cinema.name,
      line: addressLines(cinema).at(-1) ?? null,
      href: cinemaPath(edition, cinema.slug),
      external: false,
      picture: null,
    }))
}

/** Shows and cinemas by name, for a source that found none: some search few kinds, or correct no typing mistake. */
async function namedHits(
  composition: Composition,
  q: string,
  found: readonly SearchHit[],
): Promise<readonly SearchHit[]> {
  const near = found.length === 0
  const lacks = (group: SearchHit['group']) => found.every((hit) => hit.group !== group)
  const named = await Promise.all([
    lacks('shows') ? showHits(composition, q, near) : [],
    lacks('cinemas') ? cinemaHits(composition, q, near) : [],
  ])
  return named.flat()
}

/**
 * Cities, seasons and pages of the site, which no source searches, and what the source may have missed. Without any
 * hit of the source typing mistakes are allowed.
 */
export async function siteHits(
  composition: Composition,
  q: string,
  found: readonly SearchHit[],
): Promise<readonly SearchHit[]> {
  const near = found.length === 0
  const [cities, seasons, named] = await Promise.all([
    cityHits(composition, q, near),
    seasonHits(composition, q, near),
    namedHits(composition, q, found),
  ])
  return [...cities, ...seasons, ...named, ...pageHits(composition, q, near)]
}

export async function startFilms(composition: Composition): Promise<readonly SearchHit[]> {
  const { api, edition, formats } = composition
  const shows = await optionalList(composition, api.shows({ language: edition.language }))
  return playingFilms(shows, formats)
    .slice(0, START_FILMS)
    .map((show) => filmHit(show, composition))
}
