import { createContext, useContext } from 'react'
import type { RouteKind } from '../../config/routes.ts'
import type { ActionTarget } from '../components/controls/action.tsx'
import type { Place } from '../storage/place-store.ts'

/** Public path of a page kind in the page's language; undefined where the site has no such page (yet). */
export type HrefOf = (kind: RouteKind, slug?: string) => string | undefined

export interface LocatorFacts {
  /** Under which the choice is kept. */
  readonly cookie: string
  /** What the visitor chose. */
  readonly place: Place | null
  /** Opens the choice of a place. */
  readonly target: Pick<ActionTarget, 'opens' | 'onPress'>
}

interface SiteFacts {
  readonly hrefOf: HrefOf
  /** ISO 3166-1 alpha-2 */
  readonly region: string
  /** Null where there is no place to choose. */
  readonly locator: LocatorFacts | null
  /** The client area in the page's language; null where nobody can sign in. */
  readonly clientHref: string | null
}

export const SiteContext = createContext<SiteFacts>({
  hrefOf: () => undefined,
  region: '',
  locator: null,
  clientHref: null,
})

/** For the few views that their page's data does not tell: the error pages' ways out, the map's country. */
export const useSite = (): SiteFacts => useContext(SiteContext)
