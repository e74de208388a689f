import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useToldKept } from '../../actors/kept-store.ts'
import { useNearby } from '../../actors/nearby-order.ts'
import { whenIdle } from '../../when-idle.ts'
import { useSite } from './site-context.ts'

/** Whether the choice of a place wrote this type into its cookie. */
const isChosen = (cookie: string, type: 'favorite' | 'position') =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`) && pair.includes(type))

/**
 * Slugs of the cinemas nearby, nearest first, for whoever chose their position or favourites as their place: from the first page of a visit
 * on. None for anybody else, and until they are known.
 */
export function usePlaceOrder(): readonly string[] {
  const router = useRouter()
  const cookie = useSite().locator?.cookie
  const kept = useToldKept()
  useEffect(() => {
    if (!cookie) return
    const favourites = isChosen(cookie, 'favorite') ? kept?.favourites : undefined
    if (!favourites && !isChosen(cookie, 'position')) return
    const begin = () =>
      import('../../actors/locator-actor.ts').then(({ startLocator, tellClient }) => {
        const { actor } = startLocator(router, cookie)
        if (kept) tellClient(actor, kept)
      })
    return whenIdle(() => void begin())
  }, [router, cookie, kept])
  return useNearby()
}
