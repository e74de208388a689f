import { plainText } from '#models/html.ts'
import type { Pricing } from '#models/pricing.ts'
import type { Composition } from '../page-kit/composition.server.ts'
import type { Books } from '../page-kit/labels.ts'
import { bookingHref } from '../page-kit/links.ts'
import type { BoardOptions } from './board.ts'

/** `pricing` is that of the cinema; without it times have no prices. `duration` is that of the show, in minutes. */
export const boardOptions = (
  { edition, formats, t, now }: Pick<Composition, 'edition' | 'formats' | 't' | 'now'>,
  books: Books,
  pricing: Pricing | null,
  duration: number | null,
): BoardOptions => ({
  now,
  duration,
  byVersion: edition.flags.showtimesByVersion,
  plainText,
  bookingHref: (url) => bookingHref(edition, url),
  prices: pricing && { pricing, formats, t },
  ...books,
})
