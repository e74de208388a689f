import { clientArea } from '#config/client-area.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { type NamedShowtime, showtimeToken } from '../../page-kit/season-selection.ts'

/** An order page of the client area; null on sites without sign-in, or with an outside client host. */
export function clientOrderHref(
  { edition, context }: Pick<Composition, 'edition' | 'context'>,
  page: 'order' | 'guest-order' | 'evening',
  ordered: Readonly<Record<string, string>>,
): string | null {
  if (!edition.flags.authentication || !context.ownClientArea) return null
  return `${context.clientOrigin}/${edition.language}/${page}?${new URLSearchParams(ordered)}`
}

/** The page on which friends choose one of these showtimes; null without the feature, or for too many. */
export const friendsHref = (
  composition: Pick<Composition, 'edition' | 'context'>,
  showtimes: readonly NamedShowtime[],
): string | null =>
  composition.edition.flags.evenings && showtimes.length <= clientArea.evenings.proposals.most
    ? clientOrderHref(composition, 'evening', { showtimes: showtimes.map(showtimeToken).join(',') })
    : null
