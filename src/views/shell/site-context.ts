import { createContext, useContext } from 'react'
import type { RouteKind } from '../../../config/routes.ts'

/** Public path of a page kind in the page's language; undefined where the site has no such page (yet). */
export type HrefOf = (kind: RouteKind) => string | undefined

interface SiteFacts {
  readonly hrefOf: HrefOf
  /** ISO 3166-1 alpha-2 */
  readonly region: string
}

export const SiteContext = createContext<SiteFacts>({ hrefOf: () => undefined, region: '' })

/** For the few views that their page's data does not tell: the error pages' ways out, the map's country. */
export const useSite = (): SiteFacts => useContext(SiteContext)
