import type { Formats } from '@marquee/i18n/format.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Show } from '#models/show.ts'
import { orderShows } from './show-order.ts'

/** Bookable films, in the order of the home page. */
export function playingFilms(
  shows: readonly Show[],
  { collator }: Pick<Formats, 'collator'>,
): readonly Show[] {
  const playing = shows.filter((show) => show.released && show.bookable && isMovieShow(show, null))
  return orderShows(
    playing.map((show) => ({ ...show, order: show.orders.home ?? show.orders.default })),
    { selected: new Set(), upsell: new Set(), collator, sorted: false },
  )
}
