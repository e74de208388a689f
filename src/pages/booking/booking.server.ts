import { clock } from '@marquee/i18n/format.ts'
import { seatPrice } from '#models/rules/seat-price.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import { type Composition, loadBooks } from '../../page-kit/composition.server.ts'
import { cinemaPath, link, showPath, visitCalendarPath } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { cardPicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { seasonPrice } from '../../page-kit/season-price.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { BookingShowtimePage } from './booking-model.ts'
import { clientOrderHref, friendsHref } from './client-order-href.ts'

export interface BookingChoice {
  readonly show: string
  readonly cinema: string
  /** Wall clock, `YYYY-MM-DDTHH:mm`. */
  readonly time: string
  readonly version: string | undefined
  /** Season whose price applies; empty: none. */
  readonly season: string
}

/** The same order in the client area: for clients, and with an address only. */
function orderHrefs(
  composition: Composition,
  { show, cinema, time, version, season }: BookingChoice,
): Pick<BookingShowtimePage, 'accountHref' | 'guestHref' | 'friendsHref'> {
  const ordered = {
    show,
    cinema,
    time,
    ...(version === undefined ? {} : { version }),
    ...(season === '' ? {} : { season }),
  }
  return {
    accountHref: clientOrderHref(composition, 'order', ordered),
    guestHref: clientOrderHref(composition, 'guest-order', ordered),
    friendsHref: friendsHref(composition, [{ show, cinema, time }]),
  }
}

/** Missing if the showtime does not exist, or the site has an outside order tunnel. */
export function composeBooking(
  composition: Composition,
  choice: BookingChoice,
): Promise<PageResult<BookingShowtimePage>> {
  const { show: slug, cinema, time, version } = choice
  return resultOf<BookingShowtimePage>(async () => {
    const { api, edition, formats, now } = composition
    const { language } = edition
    if (!edition.site.links.orderTunnel.startsWith('/') || slug === '' || cinema === '' || time === '')
      return { outcome: 'missing' }
    const [show, house, showtimes, books, ownPrice] = await Promise.all([
      api.show({ slug, language }),
      api.cinema({ slug: cinema, language }),
      api.showtimes({ show: slug, cinema, date: time.slice(0, 10), language }),
      loadBooks(composition),
      seasonPrice(api, { ...choice, language }),
    ])
    const showtime = showtimes.find(
      ({ start, version: spoken }) => start === time && (version === undefined || spoken === version),
    )
    if (!showtime) return { outcome: 'missing' }
    const seat = seatPrice(house.pricing, { ...showtime, price: showtime.price ?? ownPrice })
    const own = { label: edition.i18n.t('ownPrice', { ns: 'booking' }), amount: seat?.total ?? null }
    const parts = seat === null ? [] : [seat.base ?? own, ...seat.supplements]
    const open = showtimeStatus(showtime, now) === 'available'
    return {
      outcome: 'found',
      page: {
        kind: 'showtime',
        title: show.title,
        showHref: showPath(edition, slug, show.isMovie ?? true),
        poster: cardPicture(show.poster),
        cinema: link(house.name, cinemaPath(edition, cinema)),
        day: formats.dayName(time.slice(0, 10)),
        time: clock(showtime.start),
        end: showtime.end === null ? null : clock(showtime.end),
        version: showtime.version === null ? null : books.versions.label(showtime.version),
        auditorium: showtime.auditoriumName,
        prices: parts.map(({ label, amount }) => ({ label, amount: formats.price(amount ?? 0) })),
        total: seat === null || parts.length < 2 ? null : formats.price(seat.total),
        open,
        calendarHref: visitCalendarPath(language, slug, cinema, time),
        ...(open
          ? orderHrefs(composition, choice)
          : { accountHref: null, guestHref: null, friendsHref: null }),
      },
      seo: {
        ...pageSeo(composition, { kind: 'booking', values: { title: show.title, cinema: house.name } }),
        noindex: true,
      },
    }
  })
}
