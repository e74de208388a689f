import { narrowedAddress } from '@marquee/addresses/narrowed-address.ts'
import { parseSearch } from '@marquee/addresses/search.ts'
import type { PathMatch } from '@marquee/addresses/site-paths.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { routes } from '#config/routes.ts'
import { afterPaint } from '../document/after-paint.ts'
import type { Edition } from '../document/edition.ts'
import { chosenFilter } from '../features/locator/place.ts'

/** The link of an event; undefined if the browser should follow it. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  return link.target === '' || link.target === '_self' ? link : undefined
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const sameItem = (one: PathMatch, other: PathMatch | undefined) =>
  one.kind === other?.kind && one.params.slug === other.params.slug

/** Marks the link whose day or filter is loading: style sheets show it as chosen. */
function markPending(link: HTMLAnchorElement | undefined): void {
  for (const marked of document.querySelectorAll<HTMLElement>('a[data-pending]'))
    delete marked.dataset.pending
  if (link) link.dataset.pending = ''
}

/** Navigation to a public address of this edition; undefined if it is not one. */
export function destination(
  { paths, language, flags }: Pick<Edition, 'paths' | 'language' | 'flags'>,
  address: URL,
) {
  const match = paths.match(address.pathname)
  // Left to the browser: the server redirects to the sign-in.
  if (match?.language !== language || flags.forcedAuthentication || routes[match.kind].signedIn)
    return undefined
  const internal = paths.toInternal(new URL(address))
  const stays = sameItem(match, paths.match(location.pathname))
  return {
    to: internal.pathname,
    search: parseSearch(internal.search),
    hash: address.hash.slice(1),
    // Another day or filter of the same page keeps the scroll position.
    resetScroll: !stays,
    // A transition's snapshots are slower than a change within a page.
    viewTransition: !stays,
  }
}

const isElsewhereOnPage = (address: URL) =>
  address.hash !== '' && address.pathname === location.pathname && address.search === location.search

/**
 * Routes clicks on plain links: one listener for all, so that a link costs nothing to render or hydrate,
 * and works before hydration. Other languages, other origins, downloads and fragments are left to the
 * browser. Preloads on intent. A list is narrowed to the visitor's place, unless it is the current page,
 * where a link removes the place.
 */
export function useLinkNavigation(edition: Edition, cookie: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    const { paths } = edition
    const destinationOf = ({ href }: HTMLAnchorElement) => {
      const address = new URL(href)
      const match = paths.match(address.pathname)
      const stays = match && sameItem(match, paths.match(location.pathname))
      return destination(edition, stays ? address : narrowedAddress(edition, address, chosenFilter(cookie)))
    }
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || !isPlainClick(event) ? undefined : linkOf(event)
      const to = link && !isElsewhereOnPage(new URL(link.href)) ? destinationOf(link) : undefined
      if (!to) return
      event.preventDefault()
      if (to.resetScroll) return void router.navigate(to)
      markPending(link)
      afterPaint(() => void router.navigate(to))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = linkOf(event)
      const to = link && destinationOf(link)
      if (to) timer = setTimeout(() => void router.preloadRoute(to), router.options.defaultPreloadDelay)
    }
    const stop = new AbortController()
    document.addEventListener('click', follow, { signal: stop.signal })
    const settle = router.subscribe('onResolved', () => markPending(undefined))
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, intend, { passive: true, signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
      settle()
    }
  }, [router, edition, cookie])
}
