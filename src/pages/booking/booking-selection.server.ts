import { clock } from '@marquee/i18n/format.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { CinemaDetail } from '#models/cinema-detail.ts'
import { seatPrice } from '#models/rules/seat-price.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Season } from '#models/season.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import type { Showtime } from '#models/showtime.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import type { Books } from '../../page-kit/labels.ts'
import { cinemaPath, link, seasonPath, showPath } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { cardPicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { type NamedShowtime, readSelection, showtimeToken } from '../../page-kit/season-selection.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { totalOf } from '../../programme/season-chosen.server.ts'
import type { BookingSelectionPage } from './booking-model.ts'
import { clientOrderHref, friendsHref } from './client-order-href.ts'

/** Each showtime of a guest's order has a mail. */
const { unsolicitedMails: mails } = serviceLimits.accounts

interface Booked {
  readonly named: NamedShowtime
  readonly show: ShowDetail
  readonly cinema: CinemaDetail
  readonly showtime: Showtime
}

/** Null if unknown, or no longer bookable. */
async function findBooked(named: NamedShowtime, composition: Composition): Promise<Booked | null> {
  const { api, edition, now } = composition
  const { language } = edition
  const [show, cinema, showtimes] = await Promise.all([
    optional(composition, api.show({ slug: named.show, language })),
    optional(composition, api.cinema({ slug: named.cinema, language })),
    optionalList(
      composition,
      api.showtimes({ show: named.show, cinema: named.cinema, date: named.time.slice(0, 10), language }),
    ),
  ])
  const showtime = showtimes.find(
    (each) => each.start === named.time && showtimeStatus(each, now) === 'available',
  )
  return show && cinema && showtime ? { named, show, cinema, showtime } : null
}

interface SeasonPrices {
  readonly season: Season
  readonly shows: ReadonlySet<string>
}

/** Season prices apply to the season's shows only. */
async function loadSeason(slug: string, composition: Composition): Promise<SeasonPrices | null> {
  if (slug === '') return null
  const { api, edition } = composition
  const { language } = edition
  const [season, programme] = await Promise.all([
    optional(composition, api.event({ slug, language })),
    optional(composition, api.eventShows({ slug, language })),
  ])
  return season && { season, shows: new Set(programme?.shows.map((show) => show.slug)) }
}

const priceOf = ({ show, cinema, showtime }: Booked, known: SeasonPrices | null): number | null =>
  showtime.price ??
  (known?.shows.has(show.slug) ? known.season.price : null) ??
  seatPrice(cinema.pricing, showtime)?.total ??
  null

function showtimeModel(
  booked: Booked,
  price: number | null,
  books: Books,
  { edition, formats }: Composition,
): BookingSelectionPage['showtimes'][number] {
  const { named, show, cinema, showtime } = booked
  return {
    key: showtimeToken(named),
    title: show.title,
    href: showPath(edition, show.slug, show.isMovie),
    cinema: link(cinema.name, cinemaPath(edition, cinema.slug)),
    day: formats.dayName(named.time),
    time: clock(showtime.start),
    end: showtime.end === null ? null : clock(showtime.end),
    version: showtime.version === null ? null : books.versions.label(showtime.version),
    auditorium: showtime.auditoriumName,
    price: price === null ? null : formats.price(price),
  }
}

interface Selection {
  readonly season: string
  readonly showtimes: string
}

/** Showtimes in the order of days, with the total. The page is missing if none can be booked. */
export function composeBookingSelection(
  composition: Composition,
  { season, showtimes }: Selection,
): Promise<PageResult<BookingSelectionPage>> {
  return resultOf<BookingSelectionPage>(async () => {
    const { edition, formats, t } = composition
    if (!edition.site.links.orderTunnel.startsWith('/')) return { outcome: 'missing' }
    const [found, known, books] = await Promise.all([
      Promise.all(readSelection(showtimes).map((named) => findBooked(named, composition))),
      loadSeason(season, composition),
      loadBooks(composition),
    ])
    const booked = found
      .filter((each) => each !== null)
      .sort((a, b) => a.named.time.localeCompare(b.named.time))
    const [first] = booked
    if (!first) return { outcome: 'missing' }
    const total = totalOf(booked.map((each) => priceOf(each, known)))
    const ordered = {
      showtimes: booked.map(({ named }) => showtimeToken(named)).join(','),
      ...(known ? { season } : {}),
    }
    const title = known?.season.title ?? t('season.chosen', { count: booked.length })
    return {
      outcome: 'found',
      page: {
        kind: 'selection',
        season: known && link(known.season.title, seasonPath(edition, known.season)),
        poster: cardPicture(known?.season.poster ?? first.show.poster),
        showtimes: booked.map((each) => showtimeModel(each, priceOf(each, known), books, composition)),
        total: total === null ? null : formats.price(total),
        accountHref: clientOrderHref(composition, 'order', ordered),
        guestHref:
          booked.length > mails.perHour ? null : clientOrderHref(composition, 'guest-order', ordered),
        friendsHref: friendsHref(
          composition,
          booked.map(({ named }) => named),
        ),
      },
      seo: {
        ...pageSeo(composition, { kind: 'booking', values: { title, cinema: first.cinema.name } }),
        noindex: true,
      },
    }
  })
}
