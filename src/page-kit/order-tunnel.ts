import type { LinkContext } from '../document/edition.ts'
import type { FormField } from '../page-models/cards.ts'
import { bookingHref } from './links.ts'

/** Order tunnel URL with parameters, in the edition's language. */
export const orderHref = (edition: LinkContext, parameters: Readonly<Record<string, string>>): string =>
  bookingHref(edition, `${edition.site.links.orderTunnel}?${new URLSearchParams(parameters)}`)

export function withParameters(
  href: string,
  origin: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(href, origin)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return href.startsWith('/') ? url.href.slice(url.origin.length) : url.href
}

/** Splits a URL into action and hidden fields: GET forms drop their action's query string. */
export function formOf(
  href: string,
  origin: string,
): { readonly action: string; readonly hidden: readonly FormField[] } {
  const { searchParams } = new URL(href, origin)
  return {
    action: href.replace(/[?#].*$/, ''),
    hidden: [...searchParams].map(([name, value]) => ({ name, value })),
  }
}
