import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useToldKept } from '../../actors/kept-store.ts'
import { useSite } from '../shell/site-context.ts'

/** As the choice of a place writes it into its cookie. */
const CHOSEN = 'favorite'

/** Whoever chose the favourites as their place finds them first, from the first page of a visit on. */
export function useFavouriteOrder(): void {
  const router = useRouter()
  const cookie = useSite().locator?.cookie
  const kept = useToldKept()
  useEffect(() => {
    if (!cookie || !kept?.favourites || !document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`) && pair.includes(CHOSEN))) return
    void import('../../actors/locator-actor.ts').then(({ startLocator, tellClient }) => tellClient(startLocator(router, cookie).actor, kept))
  }, [router, cookie, kept])
}
