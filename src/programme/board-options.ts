import { plainText } from '#models/html.ts'
import type { Pricing } from '#models/pricing.ts'
import { salesToCome } from '#models/rules/showtime-status.ts'
import type { Show } from '#models/show.ts'
import type { Composition } from '../page-kit/composition.server.ts'
import type { Books } from '../page-kit/labels.ts'
import { bookingHref } from '../page-kit/links.ts'
import type { BoardOptions } from './board.ts'

export type SoldShow = Pick<Show, 'duration' | 'salesOpening'>

/** `pricing` is that of the cinema; without it times have no prices. `show` is that of all showtimes. */
export const boardOptions = (
  { edition, formats, t, now }: Pick<Composition, 'edition' | 'formats' | 't' | 'now'>,
  books: Books,
  pricing: Pricing | null,
  show: SoldShow,
): BoardOptions => ({
  now,
  duration: show.duration,
  opensLater: salesToCome(show, now) !== null,
  byVersion: edition.flags.showtimesByVersion,
  plainText,
  bookingHref: (url) => bookingHref(edition, url),
  prices: pricing && { pricing, formats, t },
  ...books,
})
