import { GoneError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { shownFieldsOf } from '#models/cinema.ts'
import type { CinemaDetail } from '#models/cinema-detail.ts'
import { plainText } from '#models/html.ts'
import { staysBookable } from '#models/rules/showtime-status.ts'
import type { Schedule } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import { loadAutopromos } from '../../editorial/teasers.server.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import { isFiltered } from '../../page-kit/filters.ts'
import { link, movedPath, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { limitedTo } from '../../page-kit/nearby.ts'
import { nearbyLimits } from '../../page-kit/nearby-limits.server.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { accessibleHref } from '../../page-kit/reminders.server.ts'
import { cinemaJsonLd } from '../../page-kit/structured-data.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { CinemaMoreModel, CinemaPage } from '../../page-models/cinema.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import { addressLines, cinemaLink } from '../../programme/cinema-link.ts'
import { type DayItem, loadDay, openDays } from '../../programme/cinema-programme.server.ts'
import {
  alertsFor,
  cinemaSize,
  cinepassOf,
  ecardsOf,
  feedLinks,
  itineraryOf,
  nearbyCinemas,
  nearbySessionsOf,
  pricesOf,
  servicesOf,
  slidesOf,
} from '../../programme/cinema-sections.ts'
import { chosenDay } from '../../programme/day-strip.ts'
import { loadHouseNotes, loadTagNotes } from '../../programme/tag-notes.server.ts'
import { type CinemaMaterial, type CinemaOptions, dayPart } from './cinema-day.server.ts'
import { cinemaTracking } from './cinema-tracking.ts'

const NEARBY = 4
const noSchedule: Schedule = { days: [], shows: [] }

/** The day of the filters, else the first one; the next one if nothing of that can be booked any more. */
async function loadBookableDay(
  composition: Composition,
  schedule: Schedule,
  listed: readonly Show[],
): Promise<Pick<CinemaMaterial, 'date' | 'items'>> {
  const { slug, filters, today, now } = composition
  const open = openDays(schedule)
  const dayOn = async (date: string) => ({
    date,
    items: await loadDay(composition, slug, schedule, date, listed),
  })
  const first = await dayOn(chosenDay(today, open, filters.date) ?? today)
  const canBeBooked = ({ showtimes }: DayItem) =>
    showtimes === null || showtimes.some((showtime) => staysBookable(showtime, now))
  if (filters.date !== null || first.items.some(canBeBooked)) return first
  const later = chosenDay(today, new Set([...open].filter((date) => date > first.date)), null)
  return later === null ? first : dayOn(later)
}

/** "Not found" for a cinema that the list has is a fault of the source: 503, so that search engines come back. */
async function loadDetail(composition: Composition): Promise<CinemaDetail> {
  const { api, edition, slug } = composition
  const { language } = edition
  try {
    return await api.cinema({ slug, language })
  } catch (error) {
    if (!(error instanceof NotFoundError) || error instanceof GoneError) throw error
    const listed = await optionalList(composition, api.cinemas({ language }))
    throw listed.some((cinema) => cinema.slug === slug)
      ? new UnavailableError(`the listed cinema ${slug} is not found`)
      : error
  }
}

async function gather(composition: Composition, detail: Promise<CinemaDetail>): Promise<CinemaMaterial> {
  const { api, edition, slug } = composition
  const { language } = edition
  const shows = optionalList(composition, api.shows({ language }))
  const schedule = optional(composition, api.cinemaShows({ slug, language }))
  const day = Promise.all([schedule, shows]).then(([known, listed]) =>
    loadBookableDay(composition, known ?? noSchedule, listed),
  )
  const [cinema, cinemas, cities, books, known, { date, items }, nearby] = await Promise.all([
    detail,
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
    schedule,
    day,
    nearbyLimits(composition),
  ])
  return {
    cinema,
    cinemas,
    cities,
    shows: await shows,
    books,
    schedule: known ?? noSchedule,
    date,
    items,
    nearby,
  }
}

/** The cinema's own slides, else the chain's promotions for cinema pages. */
async function slidesOrPromos(
  { cinema }: CinemaMaterial,
  composition: Composition,
): Promise<CinemaMoreModel['slides']> {
  return cinema.slides.length > 0 ? slidesOf(cinema, composition) : loadAutopromos(composition, 'cinema')
}

async function moreOf(material: CinemaMaterial, composition: Composition): Promise<CinemaMoreModel> {
  const { cinema, cinemas, cities, books, nearby } = material
  const { edition, t } = composition
  return {
    slides: await slidesOrPromos(material, composition),
    info: {
      ...shownFieldsOf(cinema),
      services: servicesOf(cinema),
      access: {
        accessible: cinema.hasDisabledService,
        text: cinema.accessibilityDescription,
        plan: cinema.freeAccessUrl,
        described: accessibleHref(composition, cinema.slug),
      },
      premium: cinema.premium,
      cinemaPremium: cinema.cinemaPremium,
      nearbySessions: nearbySessionsOf(cinema, cinemas, composition),
      formats: await loadHouseNotes(composition, books.tags, cinema),
      itinerary: itineraryOf(cinema),
      businessProfile: cinema.businessProfileUrl,
      feed: feedLinks(cinema, composition),
    },
    prices: pricesOf(cinema, composition),
    ecards: ecardsOf(cinema, composition),
    cinepass: cinepassOf(cinema, composition),
    nearby: {
      cinemas: nearbyCinemas(cinema, cinemas, limitedTo(nearby, NEARBY)).map((other) =>
        cinemaLink(other, { edition, t, tags: books.tags }),
      ),
      cities: cinema.nearbyCities.flatMap(({ slug, name }) => {
        const href = cities.some((city) => city.slug === slug && city.hasPage)
          ? pathOf(edition, 'city', slug)
          : null
        return href ? [link(name, href)] : []
      }),
    },
  }
}

function cityLink({ cinema, cities }: CinemaMaterial, { edition }: Composition): LinkModel | null {
  const city = cities.find(({ slug, cinemas }) => slug === cinema.citySlug || cinemas.includes(cinema.slug))
  const href = city?.hasPage ? pathOf(edition, 'city', city.slug) : null
  return city && href ? link(city.name, href) : null
}

function seoOf(
  { cinema }: CinemaMaterial,
  slugs: Readonly<Partial<Record<string, string>>>,
  composition: Composition,
  { light }: CinemaOptions,
) {
  const description = cinema.seo.description ?? (cinema.description && plainText(cinema.description))
  return pageSeo(composition, {
    kind: light ? 'cinemaLight' : 'cinema',
    canonicalKind: 'cinema',
    slug: cinema.slug,
    slugs,
    values: { name: cinema.name, address: addressLines(cinema).join(', ') },
    title: light ? null : cinema.seo.title,
    description: light ? null : description,
    image: widePicture(cinema.backdrop),
    type: 'place',
  })
}

export async function composeCinema(
  composition: Composition,
  options: CinemaOptions,
): Promise<PageResult<CinemaPage>> {
  const { light, inPairs = false } = options
  const { api, edition, slug, t } = composition
  const { language } = edition
  return resultOf(async () => {
    const [material, slugs, alerts] = await Promise.all([
      gather(composition, loadDetail(composition)),
      slugsPerLanguage(composition, api.cinemaTranslate({ slug, language }), (other) =>
        api.cinemas({ language: other }),
      ),
      optionalList(composition, api.alerts({ language })),
    ])
    const { cinema } = material
    const moved = movedPath(edition, light ? 'cinemaLight' : 'cinema', slug, cinema.redirectSlug)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const city = cityLink(material, composition)
    const fullHref = pathOf(edition, 'cinema', slug) ?? '/'
    const tagNotes = await loadTagNotes(
      composition,
      material.books.tags,
      material.items.flatMap(({ showtimes }) => (showtimes ?? []).flatMap(({ tags }) => tags)),
    )
    const { day, filters } = dayPart(material, tagNotes, composition, options)
    const page: CinemaPage = {
      slug,
      name: cinema.name,
      placePage: { kind: 'cinema', page: slug },
      alerts: alertsFor(slug, [...cinema.alerts, ...alerts], composition),
      head: {
        address: addressLines(cinema),
        size: cinemaSize(cinema, composition),
        backdrop: widePicture(cinema.backdrop),
      },
      day,
      filters,
      more: light ? null : await moreOf(material, composition),
      fullHref,
      breadcrumb: breadcrumb(composition, [
        link(t('pages.cinemas'), pathOfAlways(edition, 'cinemas')),
        ...(city ? [city] : []),
        link(cinema.name, fullHref),
      ]),
      tracking: { cinema: cinemaTracking(cinema, material.schedule) },
    }
    if (!light && !inPairs && !isFiltered(composition.filters))
      cinemaJsonLd(composition, cinema, material.items)
    return { outcome: 'found', page, seo: seoOf(material, slugs, composition, { light }) }
  })
}
