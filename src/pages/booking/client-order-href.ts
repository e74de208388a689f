import type { Composition } from '../../page-kit/composition.server.ts'

/** An order page of the client area; null on sites without sign-in, or with an outside client host. */
export function clientOrderHref(
  { edition, context }: Pick<Composition, 'edition' | 'context'>,
  page: 'order' | 'guest-order',
  ordered: Readonly<Record<string, string>>,
): string | null {
  if (!edition.flags.authentication || !context.ownClientArea) return null
  return `${context.clientOrigin}/${edition.language}/${page}?${new URLSearchParams(ordered)}`
}
