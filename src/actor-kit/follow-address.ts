import type { useRouter } from '@tanstack/react-router'
import { destination } from '../routing/link-navigation.ts'

/**
 * Navigates as a click on a link would: within the document if the address is a page of this edition.
 * `replace` replaces the history entry.
 */
export function followAddress(
  router: ReturnType<typeof useRouter>,
  href: string | URL,
  replace = false,
): void {
  const address = new URL(href, location.href)
  const to = destination(router.options.context.edition, address)
  if (to) void router.navigate({ ...to, replace })
  else if (replace) location.replace(address)
  else location.assign(address)
}
