import { capital, clock } from '@marquee/i18n/format.ts'
import { dayWord, isTomorrow } from '../../features/tonight/next-times.server.ts'
import type { Evening, TonightPlace, TonightTime } from '../../features/tonight/tonight-times.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import type { TimetableShowModel, TonightListModel } from '../../page-models/timetable.ts'
import { showtimeModels } from '../../programme/board.ts'
import { boardOptions } from '../../programme/board-options.ts'
import { showCard } from '../../programme/show-card.ts'
import { loadTagNotes } from '../../programme/tag-notes.server.ts'
import { cutAt } from '../../programme/time-of-day.ts'
import { timetablePlace } from '../../programme/timetable-place.ts'

/** `Tonight in Lyon`, `Tomorrow at Lyon Bellecour`. */
export function tonightHeading(
  { name, isCinema }: Pick<TonightPlace, 'name' | 'isCinema'>,
  { date, times }: Pick<Evening, 'date' | 'times'>,
  { formats, t, today }: Composition,
): string {
  const word = dayWord(date, clock(times[0]?.showtime.start ?? ''), today)
  const day = capital(formats.dayName(date))
  return isCinema ? t(`${word}At`, { cinema: name, day }) : t(`${word}In`, { place: name, day })
}

interface ListOptions {
  /** Its slug is empty for the whole country. */
  readonly place: TonightPlace
  readonly evening: Pick<Evening, 'date'>
  /** Times in order. */
  readonly times: readonly TonightTime[]
  readonly heading: string
  readonly books: Books
  readonly most: number
  /** As in filters; null: not asked for. */
  readonly home?: string | null
  /** Address of the later showtimes, from a wall clock `HH:mm` on. */
  readonly laterHref: (time: string) => string
}

/** `times` must not be empty. */
export async function tonightList(
  { place, evening: { date }, times, heading, books, most, home = null, laterHref }: ListOptions,
  composition: Composition,
): Promise<TonightListModel> {
  const { edition, formats, t, today } = composition
  const { shown, next } = cutAt(
    times.map(({ showtime }) => showtime.start),
    most,
  )
  const listed = times.slice(0, shown)
  const [main] = place.cinemas
  const onDay = { ...noFilters, date: date === today ? null : date }
  const makers = {
    edition,
    formats,
    t,
    tags: books.tags,
    filters: { ...onDay, localisation: place.slug || null },
  }
  const shows = [...new Set(listed.map(({ show }) => show))]
  const cinemas = [...new Set(listed.map(({ cinema }) => cinema))]
  return {
    heading,
    day: date === today ? 'today' : isTomorrow(date, today) ? 'tomorrow' : 'later',
    from: main?.name ?? place.name,
    shows: shows.map((show): TimetableShowModel => {
      const { title, titleLanguage, href, poster, line } = showCard(show, makers)
      return { title, titleLanguage, href, poster, line }
    }),
    cinemas: cinemas.map((cinema) => timetablePlace(cinema, main, onDay, edition)),
    entries: listed.flatMap(({ show, cinema, pricing, showtime }) =>
      showtimeModels([showtime], boardOptions(composition, books, pricing, show)).map((model) => ({
        ...model,
        show: shows.indexOf(show),
        cinema: cinemas.indexOf(cinema),
      })),
    ),
    tagNotes: await loadTagNotes(
      composition,
      books.tags,
      listed.flatMap(({ showtime }) => showtime.tags),
    ),
    home,
    later: next === null ? null : { time: clock(next), href: laterHref(clock(next)) },
  }
}
