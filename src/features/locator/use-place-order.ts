import { readCookie } from '@marquee/kit/http/document-cookie.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../../document/when-idle.ts'
import { useSavedItemsValue } from '../saved-items/saved-items-value.ts'
import { useNearby } from './nearby-order.ts'
import { usePlace } from './place.ts'

const isChosen = (cookie: string, type: 'favorite' | 'position') => readCookie(cookie)?.includes(type)

/**
 * Slugs of the nearby cinemas, nearest first, if the saved place is a position or the favourites; else empty,
 * as before they are loaded. `cookie` has the choice.
 */
export function usePlaceOrder(cookie: string | undefined): readonly string[] {
  const router = useRouter()
  const saved = useSavedItemsValue()
  const name = usePlace(cookie)?.name
  useEffect(() => {
    // The choice changes with the name, also in another tab.
    void name
    if (!cookie) return
    const favourites = isChosen(cookie, 'favorite') ? saved?.favourites : undefined
    if (!favourites && !isChosen(cookie, 'position')) return
    const begin = () =>
      import('./locator-actor.ts').then(({ startLocator, notifyClient }) => {
        const { actor } = startLocator(router, cookie)
        if (saved) notifyClient(actor, saved)
      })
    return whenIdle(() => void begin())
  }, [router, cookie, saved, name])
  return useNearby()
}
