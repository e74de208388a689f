import { plainText } from '#models/html.ts'
import { hasBeenShown } from '#models/rules/first-showing.ts'
import { releasedIn } from '#models/rules/regional-release.ts'
import type { CinemaDay } from '#models/schedule.ts'
import type { SeasonSummary } from '#models/season.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { isFiltered } from '../../page-kit/filters.ts'
import { link, pathOfAlways, showKind, showPath } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { cardPicture, trailerModel, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { followOf, reminderOf } from '../../page-kit/reminders.server.ts'
import { showJsonLd } from '../../page-kit/structured-data.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { AnnouncementModel, ShowAboutModel, ShowHeadModel, ShowPage } from '../../page-models/show.ts'
import { seasonsOfShow } from '../../programme/season-tile.server.ts'
import { flagOf, foreignLanguage, showCard } from '../../programme/show-card.ts'
import {
  factsOf,
  firstReleaseOf,
  ratingOf,
  saleOf,
  showtimesFrom,
  vodOf,
} from '../../programme/show-facts.ts'
import { venueDays } from '../../programme/show-places.server.ts'
import { loadTagNotes } from '../../programme/tag-notes.server.ts'
import { absolute } from '../../seo/head.ts'
import type { ComparedPart } from './comparison.server.ts'
import { nextTimesOf, salesOf } from './show-next.server.ts'
import { loadShowProgramme, type ShowContent, type ShowProgramme } from './show-programme.server.ts'
import { bookableFirst, filtersPart, showtimesPart } from './show-times.server.ts'
import { showTracking } from './show-tracking.ts'

interface ShowOptions {
  readonly kind: 'show' | 'entertainment'
  readonly startTrailer: boolean
  /** One list for a city instead of one per cinema. */
  readonly byTime?: boolean
  /** Cinemas of a city side by side, for a part of the day. */
  readonly compared?: ComparedPart | null
}

const SIMILAR = 8

/** Equal days of different cinemas are one object (`content-models/schedule.ts`). */
function daysOf({ venues }: ShowProgramme): readonly CinemaDay[] {
  const days = new Set<CinemaDay>()
  for (const venue of venues) for (const day of venue.days) days.add(day)
  return [...days]
}

/** Versions that it is shown in. */
const versionsIn = (days: readonly CinemaDay[], { versions }: ShowContent['books']) =>
  [...new Set(days.flatMap((day) => day.versions))]
    .sort((a, b) => versions.rank(a) - versions.rank(b))
    .map(versions.label)

function headPart(
  { show, books }: ShowContent,
  programme: ShowProgramme,
  days: readonly CinemaDay[],
  composition: Composition,
): ShowHeadModel {
  const { edition, filters, t } = composition
  const { times, date } = programme
  return {
    backdrop: widePicture(show.backdrop),
    flag: flagOf(show, t),
    facts: factsOf(show, versionsIn(days, books), composition),
    next: nextTimesOf(bookableFirst(times, filters), date, composition),
    sales: salesOf(show, programme, composition),
    vod: vodOf(show, composition),
    shareUrl: absolute(edition.origin, showPath(edition, show.slug, show.isMovie)),
  }
}

function aboutPart(
  show: ShowDetail,
  events: readonly SeasonSummary[],
  composition: Composition,
): ShowAboutModel {
  return {
    logline: show.entertainment.subtitle,
    synopsis: show.synopsis,
    presentation: show.presentation,
    extra: show.extraInformation,
    directors: show.directors,
    actors: show.actors.length > 0 ? show.actors : show.entertainment.casting,
    originalTitle: show.originalTitle === show.title ? null : show.originalTitle,
    nationality: show.nationality,
    distributor: show.distributor,
    firstRelease: firstReleaseOf(show),
    rating: ratingOf(show, composition),
    seasons: seasonsOfShow(show.events, events, composition),
  }
}

function announcement(show: ShowDetail, composition: Composition): AnnouncementModel {
  const { edition, filters } = composition
  return {
    release: show.releaseDate && composition.formats.release(show.releaseDate),
    showtimesFrom: showtimesFrom(show, composition),
    sale: saleOf(show, composition),
    reminder: reminderOf(composition),
    follow: followOf(composition, showPath(edition, show.slug, show.isMovie, { ...filters, date: null })),
  }
}

function similarCards(
  { show, shows, books }: ShowContent,
  { edition, formats, t }: Composition,
): ShowPage['similar'] {
  return show.similarShows
    .flatMap((slug) => shows.find((candidate) => candidate.slug === slug) ?? [])
    .slice(0, SIMILAR)
    .map((other) => showCard(other, { edition, formats, t, tags: books.tags }))
}

function seoOf(show: ShowDetail, slugs: Readonly<Partial<Record<string, string>>>, composition: Composition) {
  return pageSeo(composition, {
    kind: showKind(show.isMovie),
    slug: show.slug,
    slugs,
    values: { title: show.title },
    description: show.synopsis && plainText(show.synopsis),
    image: widePicture(show.backdrop) ?? cardPicture(show.poster),
    type: show.isMovie ? 'video.movie' : 'website',
  })
}

/** The address of another show or kind. */
function movedTo(
  show: ShowDetail,
  kind: ShowOptions['kind'],
  { edition, slug, filters }: Composition,
): string | null {
  const target = show.redirectSlug ?? show.slug
  if (target === slug && showKind(show.isMovie) === kind) return null
  return showPath(edition, target, show.isMovie, filters)
}

export async function composeShow(
  composition: Composition,
  { kind, startTrailer, byTime = false, compared = null }: ShowOptions,
): Promise<PageResult<ShowPage>> {
  const { api, edition, slug, t } = composition
  const { language } = edition
  return resultOf(async () => {
    const translations = slugsPerLanguage(composition, api.showTranslate({ slug, language }), (other) =>
      api.shows({ language: other }),
    )
    const [found, shows, cinemas, cities, events, books, slugs] = await Promise.all([
      api.show({ slug, language }),
      optionalList(composition, api.shows({ language })),
      optionalList(composition, api.cinemas({ language })),
      optionalList(composition, api.cities({ language })),
      optionalList(composition, api.events({ language })),
      loadBooks(composition),
      translations,
    ])
    const show = releasedIn(found, edition.site.region)
    const path = movedTo(show, kind, composition)
    if (path !== null) return { outcome: 'moved', path }
    const content = { show, shows, cinemas, cities, books, byTime, compared }
    const programme = await loadShowProgramme(composition, content)
    const days = daysOf(programme)
    const present = programme.times.flatMap(({ showtimes }) => (showtimes ?? []).flatMap(({ tags }) => tags))
    const listKind = show.isMovie ? 'shows' : 'entertainments'
    const list = link(t(show.isMovie ? 'pages.films' : 'pages.events'), pathOfAlways(edition, listKind))
    const tagNotes = await loadTagNotes(composition, books.tags, present)
    const head = headPart(content, programme, days, composition)
    const page: ShowPage = {
      show: {
        slug: show.slug,
        isMovie: show.isMovie,
        title: show.title,
        titleLanguage: foreignLanguage(show.titleLanguage, language),
        poster: cardPicture(show.poster),
      },
      head,
      trailers: show.trailers.map((trailer) => trailerModel(trailer, show.title, head.backdrop, language)),
      startTrailer,
      announced: announcement(show, composition),
      showtimes: showtimesPart(content, programme, tagNotes, composition),
      filters: filtersPart(content, programme, composition),
      about: aboutPart(show, events, composition),
      feelings: hasBeenShown(show, { today: composition.today, days: venueDays(programme.venues) })
        ? show.feelings
        : null,
      similar: similarCards(content, composition),
      breadcrumb: breadcrumb(composition, [
        list,
        link(show.title, showPath(edition, show.slug, show.isMovie)),
      ]),
      tracking: {
        show: showTracking(show, new Set([...show.tags, ...days.flatMap(({ tags }) => tags)]), edition),
      },
    }
    // The first cinema's showtimes may all be past, unlike those of the nearest ones.
    const shown = programme.times.map(({ cinema, showtimes }) => ({ cinema, showtimes: showtimes ?? [] }))
    if (!isFiltered(composition.filters)) showJsonLd(composition, show, shown)
    return { outcome: 'found', page, seo: seoOf(show, slugs, composition) }
  })
}
