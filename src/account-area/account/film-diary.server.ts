import Papa from 'papaparse'
import type { Emotion } from '#models/feelings.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import { wallClock } from '#models/site-clock.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { AccountContext } from '../page.ts'
import { groupBookings } from './booking-groups.ts'
import { siteApi } from './site-names.server.ts'

/** A film that the client has seen in a cinema. */
export interface SeenFilm {
  readonly booking: Booking
  /** Null for a film that the site no longer has. */
  readonly show: ShowDetail | null
  readonly emotion: Emotion | null
}

/** Films of which the site is asked; further ones have the title of the booking. */
const MOST_FILMS = 200

/** Past bookings that were not cancelled, latest first, with what the site knows of their films. */
export async function seenFilms({
  accounts,
  site,
  session,
  language,
  now,
  deadline,
}: AccountContext): Promise<readonly SeenFilm[]> {
  const [bookings, { emotions }] = await Promise.all([
    accounts.bookings.list(site.id, session.account.id),
    accounts.savedItems.list(site.id, session.account.id),
  ])
  const { past } = groupBookings(bookings, wallClock(site.timeZone, now))
  const api = siteApi({ site, deadline })
  const slugs = [...new Set(past.map(({ show }) => show))].slice(0, MOST_FILMS)
  const shows = new Map(
    await Promise.all(
      slugs.map(async (slug) => [slug, await api.show({ slug, language }).catch(() => null)] as const),
    ),
  )
  return past.map((booking) => ({
    booking,
    show: shows.get(booking.show) ?? null,
    emotion: emotions[booking.show] ?? null,
  }))
}

/** Stars of Letterboxd, out of five. */
const stars: Readonly<Record<Emotion, number>> = { loved: 5, liked: 3.5, disappointed: 2 }

/** Null without a rating. */
export const ratingOf = (emotion: Emotion | null): number | null => (emotion === null ? null : stars[emotion])

const yearOf = (show: ShowDetail | null): string =>
  (show?.originalReleaseDate ?? show?.releaseDate ?? '').slice(0, 4)

const columns = ['Title', 'Year', 'Directors', 'WatchedDate', 'Rating', 'Tags', 'Review', 'Cinema', 'Seats']

/** A table in the form that Letterboxd imports. Its names of columns are theirs. */
export function diaryTable(films: readonly SeenFilm[], { t }: Pick<AccountContext, 't'>): string {
  const rows = films
    .filter(({ show }) => show === null || show.isMovie)
    .map(({ booking: { cinemaName, seats, places = [], showTitle, startsAt }, show, emotion }) => ({
      Title: show?.originalTitle ?? show?.title ?? showTitle,
      Year: yearOf(show),
      Directors: show?.directors.join(', ') ?? '',
      WatchedDate: startsAt.slice(0, 10),
      Rating: ratingOf(emotion) ?? '',
      // Letterboxd reads neither; the page of the wishlist does.
      Cinema: cinemaName,
      Seats: seats,
      // A comma would end the tag.
      Tags: cinemaName.replaceAll(',', ' '),
      Review: [
        cinemaName,
        places.length > 0 &&
          t('client-account:diary.places', { count: places.length, places: places.join(', ') }),
        seats > 1 && t('client-account:diary.company', { count: seats - 1 }),
      ]
        .filter(Boolean)
        .join(', '),
    }))
  return `${Papa.unparse(rows, { newline: '\n', columns })}\n`
}
