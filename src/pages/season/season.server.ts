import { pageLimits } from '#config/page-limits.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { plainText } from '#models/html.ts'
import type { Pricing } from '#models/pricing.ts'
import type { Season, SeasonSummary } from '#models/season.ts'
import { firstDay } from '../../editorial/article-dates.ts'
import { type Composition, loadBooks, optional } from '../../page-kit/composition.server.ts'
import type { Books } from '../../page-kit/labels.ts'
import { ctaLink, link, pathOf, pathOfAlways, seasonKind, seasonPath } from '../../page-kit/links.ts'
import type { SeasonInput } from '../../page-kit/page-input.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { cardPicture, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { type NamedShowtime, readSelection, showtimeToken } from '../../page-kit/season-selection.ts'
import { seasonJsonLd } from '../../page-kit/structured-data.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type {
  SeasonAboutModel,
  SeasonHeadModel,
  SeasonPage,
  SeasonProgrammeModel,
} from '../../page-models/seasons.ts'
import { cinemaLink } from '../../programme/cinema-link.ts'
import { selectionOf } from '../../programme/season-chosen.server.ts'
import {
  chosenCinema,
  cinemaChoice,
  cinemasOf,
  dayModels,
  loadPlays,
  loadPricing,
  loadSeasonLists,
  type SeasonPlays,
  showtimesIn,
} from '../../programme/season-programme.server.ts'
import { seasonTile } from '../../programme/season-tile.server.ts'
import { showCard } from '../../programme/show-card.ts'
import { absolute } from '../../seo/head.ts'

interface Material {
  readonly season: Season
  readonly events: readonly SeasonSummary[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  readonly plays: SeasonPlays
  readonly playing: readonly Cinema[]
  readonly cinema: Cinema | null
  readonly pricing: Pricing | null
  readonly named: readonly NamedShowtime[]
}

const OTHERS = 6
const noPlays = { shown: [], beside: [], coming: [], earlier: null, later: null }

/** The address of another season or kind. */
function movedTo(
  season: Season,
  kind: SeasonInput['kind'],
  events: readonly SeasonSummary[],
  composition: Composition,
): string | null {
  const { slug } = composition
  const target = season.redirectSlug ?? season.slug
  if (target === slug && seasonKind(season.type) === kind) return null
  // Its own slug comes from the detail, that of another season from the list.
  const listed = target === season.slug ? undefined : events.find((event) => event.slug === target)
  return seasonPath(composition.edition, { slug: target, type: listed?.type ?? season.type })
}

interface Choice {
  readonly cinema?: string | undefined
  readonly date?: string | undefined
  readonly showtimes?: string | undefined
}

function addressOf(path: string, { cinema, date, showtimes }: Choice): string {
  const parameters = Object.entries({ cinema, date, showtimes }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`
}

function factsOf({ plays }: Material, { formats, t }: Composition): readonly string[] {
  const days = plays.programme?.days ?? []
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return []
  const period =
    first === last
      ? formats.dayName(first)
      : t('season.period', { from: firstDay(first, last, formats), to: formats.date(last) })
  return [period, t('season.days', { count: days.length })]
}

function headPart(material: Material, composition: Composition): SeasonHeadModel {
  const { edition, formats, t } = composition
  const { season } = material
  const { price, initialPrice } = season
  return {
    subtitle: season.subtitle,
    poster: cardPicture(season.poster),
    backdrop: widePicture(season.backdrop),
    facts: season.active ? factsOf(material, composition) : [t('season.over')],
    price:
      price === null
        ? null
        : {
            amount: formats.price(price),
            initial: initialPrice === null || initialPrice <= price ? null : formats.price(initialPrice),
          },
    cta: season.cta && ctaLink(edition, season.cta),
    shareUrl: absolute(edition.origin, seasonPath(edition, season)),
  }
}

function aboutPart({ season }: Material, { formats }: Composition): SeasonAboutModel {
  return {
    kind: seasonKind(season.type),
    logo: widePicture(season.logo),
    description: season.description,
    details: season.details,
    prices: season.prices.flatMap(({ label, amount }) =>
      amount === null ? [] : [{ label, amount: formats.price(amount) }],
    ),
  }
}

function programmePart(
  material: Material,
  { date }: SeasonInput,
  composition: Composition,
): SeasonProgrammeModel {
  const { edition, formats, t } = composition
  const { season, books, plays, playing, pricing, cinema, cities, named } = material
  const href = seasonPath(composition.edition, season)
  const chosen = named.map(showtimeToken).join(',')
  const here = cinema?.slug
  // An order is for one cinema, so the selection is dropped.
  const cinemaHref = (slug: string) => addressOf(href, { cinema: slug, date })
  const pageOf = (day: string | null) =>
    day === null ? null : addressOf(href, { cinema: here, date: day, showtimes: chosen })
  const { programme } = plays
  return {
    href,
    carried: [
      ...(here ? [{ name: 'cinema' as const, value: here }] : []),
      ...(date ? [{ name: 'date' as const, value: date }] : []),
    ],
    cinema: cinema && cinemaLink(cinema, { edition, t, tags: books.tags }),
    cinemas: cinemaChoice(playing, cities, cinemaHref),
    days:
      programme === null
        ? []
        : dayModels(
            plays.shown,
            { season, programme, cinema, playing, pricing, books, cinemaHref },
            composition,
          ),
    calendar: plays.coming.map((day) => ({
      date: day,
      name: formats.fullDay(day),
      href: addressOf(href, { cinema: here, date: day, showtimes: chosen }),
      selected: day === plays.shown[0]?.day.date,
      disabled: false,
    })),
    earlierHref: pageOf(plays.earlier),
    laterHref: pageOf(plays.later),
  }
}

function seoOf(
  { season }: Material,
  slugs: Readonly<Partial<Record<string, string>>>,
  composition: Composition,
) {
  const text = season.description ?? season.details
  return pageSeo(composition, {
    kind: seasonKind(season.type),
    slug: season.slug,
    slugs,
    values: { title: season.title },
    title: season.seo.title,
    description: season.seo.description ?? (text && plainText(text)),
    descriptionLength: pageLimits.seo.seasonDescription,
    image: widePicture(season.backdrop) ?? cardPicture(season.poster),
  })
}

function describeSeason({ season, plays, cinema }: Material, composition: Composition): void {
  const { programme, shown } = plays
  const showtimes =
    cinema === null || programme === null
      ? []
      : shown.flatMap((day) =>
          programme.shows.flatMap((show) =>
            showtimesIn(day, show.slug, cinema.slug).map((showtime) => ({ show, cinema, showtime })),
          ),
        )
  if (season.active) seasonJsonLd(composition, { season, days: programme?.days ?? [], showtimes })
}

async function gather(
  composition: Composition,
  season: Season,
  { showtimes, cinema, date }: SeasonInput,
  lists: Awaited<ReturnType<typeof loadSeasonLists>>,
) {
  const [events, cinemas, cities] = lists
  const named = composition.edition.flags.seasonMultipleSelection ? readSelection(showtimes) : []
  const plays: SeasonPlays = season.active
    ? await loadPlays(composition, named, date)
    : {
        ...noPlays,
        programme: await optional(
          composition,
          composition.api.eventShows({ slug: season.slug, language: composition.edition.language }),
        ),
      }
  const books = await loadBooks(composition)
  const playing = cinemasOf(plays.shown, cinemas)
  const here = chosenCinema(plays.shown, playing, cinema, named)
  return {
    season,
    events,
    cinemas,
    cities,
    books,
    plays,
    playing,
    cinema: here,
    pricing: await loadPricing(season, here, composition),
    named,
  } satisfies Material
}

export async function composeSeason(
  composition: Composition,
  input: SeasonInput,
): Promise<PageResult<SeasonPage>> {
  const { api, edition, slug, t } = composition
  const { language } = edition
  return resultOf(async () => {
    const slugs = slugsPerLanguage(composition, Promise.resolve({}), (other) =>
      api.events({ language: other }),
    )
    const [season, lists] = await Promise.all([api.event({ slug, language }), loadSeasonLists(composition)])
    const path = movedTo(season, input.kind, lists[0], composition)
    if (path !== null) return { outcome: 'moved', path }
    const material = await gather(composition, season, input, lists)
    const multiple = edition.flags.seasonMultipleSelection && season.active && material.playing.length > 0
    const selection = multiple ? await selectionOf(material, composition) : null
    const stillChosen = material.named.filter((showtime) =>
      selection?.chosen.some(({ token }) => token === showtimeToken(showtime)),
    )
    const crumbs = [
      link(t('pages.events'), pathOfAlways(edition, 'entertainments')),
      link(season.title, seasonPath(composition.edition, season)),
    ]
    const page: SeasonPage = {
      title: season.title,
      active: season.active,
      head: headPart(material, composition),
      programme: programmePart({ ...material, named: stillChosen }, input, composition),
      selection,
      about: aboutPart(material, composition),
      shows: (material.plays.programme?.shows ?? []).map((show) =>
        showCard(show, { edition, formats: composition.formats, t, tags: material.books.tags }),
      ),
      others: material.events
        .filter((other) => other.slug !== slug && other.active)
        .slice(0, OTHERS)
        .map((other) => seasonTile(other, composition)),
      eventsHref: pathOf(edition, 'entertainments'),
      breadcrumb: breadcrumb(composition, crumbs),
      tracking: { season: { slug: season.trackingSlug } },
    }
    describeSeason(material, composition)
    return { outcome: 'found', page, seo: seoOf(material, await slugs, composition) }
  })
}
