import type { useRouter } from '@tanstack/react-router'
import { destination } from '../routing/link-navigation.ts'

/**
 * Goes to an address of our own origin as a press on its link would: within the document where it is a page of this edition. `replace` leaves
 * no way back to the page in view.
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
