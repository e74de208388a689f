import { plainText } from '#models/html.ts'
import { hasBeenShown } from '#models/rules/first-showing.ts'
import { releasedIn } from '#models/rules/regional-release.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { isFiltered } from '../../page-kit/filters.ts'
import { link, pathOfAlways, showKind, showPath } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { cardPicture, trailerModel, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { reminderOf } from '../../page-kit/reminders.server.ts'
import { showJsonLd } from '../../page-kit/structured-data.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { ShowPage } from '../../page-models/show.ts'
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
import { loadShowProgramme, type ShowContent, type ShowProgramme } from './show-programme.server.ts'
import { filtersPart, timesPart } from './show-times.server.ts'
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
const daysOf = ({ venues }: ShowProgramme) => [...new Set(venues.flatMap(({ days }) => [...days.values()]))]

function aboutPart(
  { show, shows, books }: ShowContent,
  { venues, days }: Pick<ShowProgramme, 'venues'> & { readonly days: ReturnType<typeof daysOf> },
  composition: Composition,
): Omit<
  ShowPage,
  | keyof ReturnType<typeof timesPart>
  | 'filters'
  | 'rescue'
  | 'tagNotes'
  | 'breadcrumb'
  | 'startTrailer'
  | 'tracking'
  | 'seasons'
> {
  const { edition, formats, t } = composition
  const labels = [...new Set(days.flatMap(({ versions }) => versions))]
    .sort((a, b) => books.versions.rank(a) - books.versions.rank(b))
    .map(books.versions.label)
  const backdrop = widePicture(show.backdrop)
  const similar = show.similarShows.flatMap(
    (slug) => shows.find((candidate) => candidate.slug === slug) ?? [],
  )
  return {
    slug: show.slug,
    shareUrl: absolute(edition.origin, showPath(edition, show.slug, show.isMovie)),
    isMovie: show.isMovie,
    title: show.title,
    titleLanguage: foreignLanguage(show.titleLanguage, edition.language),
    originalTitle: show.originalTitle === show.title ? null : show.originalTitle,
    poster: cardPicture(show.poster),
    backdrop,
    flag: flagOf(show, t),
    facts: factsOf(show, labels, composition),
    rating: ratingOf(show, composition),
    synopsis: show.synopsis,
    directors: show.directors,
    actors: show.actors.length > 0 ? show.actors : show.entertainment.casting,
    release: show.releaseDate && formats.release(show.releaseDate),
    firstRelease: firstReleaseOf(show),
    nationality: show.nationality,
    distributor: show.distributor,
    presentation: show.presentation,
    extra: show.extraInformation,
    logline: show.entertainment.subtitle,
    trailers: show.trailers.map((trailer) =>
      trailerModel(trailer, show.title, backdrop, composition.edition.language),
    ),
    feelings: hasBeenShown(show, { today: composition.today, days: venueDays(venues) })
      ? show.feelings
      : null,
    vod: vodOf(show, composition),
    sale: saleOf(show, composition),
    reminder: reminderOf(composition),
    showtimesFrom: showtimesFrom(show, composition),
    similar: similar
      .slice(0, SIMILAR)
      .map((other) => showCard(other, { edition, formats, t, tags: books.tags })),
  }
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
    const page: ShowPage = {
      ...aboutPart(content, { venues: programme.venues, days }, composition),
      startTrailer,
      seasons: seasonsOfShow(show.events, events, composition),
      ...timesPart(content, programme, composition),
      tagNotes: await loadTagNotes(composition, books.tags, present),
      ...filtersPart(content, programme, composition),
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
