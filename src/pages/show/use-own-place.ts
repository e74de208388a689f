import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { followAddress } from '../../actor-kit/follow-address.ts'
import { whenIdle } from '../../document/when-idle.ts'
import { usePlaceOrder } from '../../features/locator/use-place-order.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { chosenPlaceHref } from './chosen-place.ts'

/**
 * Narrows a film's page to the visitor's place, or to the nearest cinema that plays it, once the page is
 * idle. Once per film and place: a visitor who removes the place sees every cinema.
 */
export function useOwnPlace(page: ShowPage): void {
  const { show, showtimes } = page
  const router = useRouter()
  const narrowed = useRef('')
  const { locator } = useSite()
  const nearby = usePlaceOrder(locator?.cookie)
  const place = locator?.place
  const slug = (place && !place.guessed && place.slug) || ''
  const places = slug === '' ? nearby : [slug]
  const key = [show.slug, ...places].join(' ')
  const here = showtimes.place.clearHref !== null
  const href = here
    ? null
    : (places.map((each) => chosenPlaceHref(page, each)).find((found) => found !== null) ?? null)
  useEffect(() => {
    if (here) narrowed.current = key
    if (href === null || narrowed.current === key) return
    return whenIdle(() => {
      narrowed.current = key
      followAddress(router, href + location.hash, true)
    })
  }, [router, here, href, key])
}
