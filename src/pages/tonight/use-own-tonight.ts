import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { followAddress } from '../../actor-kit/follow-address.ts'
import { whenIdle } from '../../document/when-idle.ts'
import { usePlaceOrder } from '../../features/locator/use-place-order.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { TonightPlacesModel } from './tonight-model.ts'

type Cities = TonightPlacesModel['cities']

/** Page of the chosen place, else of the city of the nearest cinema; null without either. */
export function ownTonightHref(
  cities: Cities,
  chosen: string | undefined,
  nearest: string | undefined,
): string | null {
  const cinemas = cities.flatMap((city) => city.cinemas)
  if (chosen) {
    const named = [...cinemas, ...cities].find(({ href }) => href.endsWith(`/${chosen}`))
    if (named) return named.href
  }
  return cities.find((city) => city.cinemas.some(({ slug }) => slug === nearest))?.href ?? null
}

/** Leads from the list of places to the visitor's, once. An address with `#places` stays. */
export function useOwnTonight(cities: Cities): void {
  const router = useRouter()
  const led = useRef(false)
  const { locator } = useSite()
  const [nearest] = usePlaceOrder(locator?.cookie)
  const place = locator?.place
  const href = ownTonightHref(cities, place?.guessed ? undefined : place?.slug, nearest)
  useEffect(() => {
    if (href === null || led.current || location.hash !== '') return
    return whenIdle(() => {
      led.current = true
      followAddress(router, href, true)
    })
  }, [router, href])
}
