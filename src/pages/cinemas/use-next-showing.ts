import { useTonight } from '../../features/tonight/tonight.tsx'
import type { CinemaEntryModel, ShowingModel } from '../../page-models/cinemas.ts'
import { useMinute } from '../../programme/use-minute.ts'

export type NextShowing = (cinema: CinemaEntryModel) => ShowingModel | undefined

/** The next open showing of a cinema: of all films in the visitor's place, else of the leading films. */
export function useNextShowing(): NextShowing {
  const tonight = useTonight()
  const minute = useMinute()
  const own = new Map<string, ShowingModel[]>()
  if (tonight && !tonight.guessed && tonight.page !== null) {
    const { date } = tonight.page
    const showings = [...tonight.shows.values()]
      .filter((show) => show.date === date)
      .flatMap(({ show, showtimes }) =>
        showtimes.map(({ time, cinema }) => ({ ...time, cinema: cinema.slug, film: show.title })),
      )
      .sort((a, b) => a.start.localeCompare(b.start))
    for (const showing of showings) own.set(showing.cinema, [...(own.get(showing.cinema) ?? []), showing])
  }
  const isOpen = ({ locksAt }: ShowingModel) => minute === null || locksAt === null || locksAt > minute
  return ({ slug, next }) => (own.get(slug) ?? next).find(isOpen)
}
