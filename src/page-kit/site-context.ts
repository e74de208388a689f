import type { ActionTarget } from '@marquee/design/controls/action.tsx'
import { createContext, useContext } from 'react'
import type { RouteKind } from '#config/routes.ts'
import type { Place } from '../storage/place-store.ts'

/** Public path of a page kind in the page's language; undefined if the site has no such page. */
export type HrefOf = (kind: RouteKind, slug?: string) => string | undefined

export interface LocatorFacts {
  /** Name of the cookie that stores the visitor's place. */
  readonly cookie: string
  readonly place: Place | null
  /** Opens the place picker. */
  readonly target: Pick<ActionTarget, 'opens' | 'onPress'>
}

interface SiteFacts {
  readonly hrefOf: HrefOf
  /** ISO 3166-1 alpha-2. */
  readonly region: string
  /** Null where the site has no places to choose from. */
  readonly locator: LocatorFacts | null
  /** Client area in the page's language; null where sign-in is off. */
  readonly clientHref: string | null
}

export const SiteContext = createContext<SiteFacts>({
  hrefOf: () => undefined,
  region: '',
  locator: null,
  clientHref: null,
})

/** Views without a page model, such as error pages, use this; others use the page model. */
export const useSite = (): SiteFacts => useContext(SiteContext)
