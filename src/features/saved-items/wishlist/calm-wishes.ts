import type { RegisteredRouter } from '@tanstack/react-router'

/** Follows the wishlist where the site has its page. A file of its own, so that no page names the files behind it. */
export async function followCalmWishes(router: RegisteredRouter): Promise<void> {
  const { flags } = router.options.context.edition
  const shell = router.state.matches.find((match) => match.routeId === '/$language')?.loaderData
  if (!flags.openWishlist || shell?.outcome !== 'found') return
  const { followWishes } = await import('./follow-wishes.ts')
  followWishes(flags.authentication ? shell.page.links.clientHref : null)
}
