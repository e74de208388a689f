import { filmStartOf } from '#models/rules/showtime-hours.ts'
import type { Showtime } from '#models/showtime.ts'
import { wallClock } from '#models/site-clock.ts'
import { i18nOf } from '../../document/edition.server.ts'
import { filmStartText } from '../../page-kit/film-start-text.ts'
import { visitCalendarPath } from '../../page-kit/links.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { ClientContext } from '../page.ts'
import { isAhead } from './booking-groups.ts'
import type { NamedBooking } from './booking-pass.tsx'
import { siteNames } from './site-names.server.ts'

/** Null if unknown. Latecomers are told unless the film begins on the dot. */
function filmBegins(
  { showtime, duration }: { readonly showtime: Showtime; readonly duration: number | null },
  i18n: ReturnType<typeof i18nOf>,
): string | null {
  const begins = filmStartText(showtime, duration, { i18n })
  if (begins === '') return null
  const waits = filmStartOf(showtime, duration) !== showtime.start
  return waits ? `${begins}. ${i18n.t('late', { ns: 'showtime' })}` : `${begins}.`
}

/** The programme's names, or else the saved ones. */
export async function nameBooking(context: ClientContext, booking: Booking): Promise<NamedBooking> {
  const names = siteNames(context)
  const ahead = isAhead(booking, wallClock(context.site.timeZone, context.now))
  const [show, cinema, played] = await Promise.all([
    names.show(booking.show, booking.showTitle),
    names.cinema(booking.cinema, booking.cinemaName),
    ahead ? names.played(booking) : null,
  ])
  const seats = booking.places?.join(',') || String(booking.seats)
  const path = visitCalendarPath(context.language, booking.show, booking.cinema, booking.startsAt, seats)
  const i18n = i18nOf(context.language, context.site)
  return {
    booking,
    show,
    cinema,
    ahead,
    film: played && filmBegins(played, i18n),
    calendar: played ? context.siteHref(path) : null,
  }
}
