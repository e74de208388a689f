import type { RouteKind } from '../../config/routes.ts'
import type { SitePaths } from './site-paths.ts'

/** Lists that follow the visitor's place. */
export const placeLists: readonly RouteKind[] = ['shows', 'entertainments']

/** The address of a list that names no filters, for a place; any other address as it is. `place` is the slug of a cinema or a city, or empty. */
export function narrowedAddress({ paths }: { readonly paths: SitePaths }, address: URL, place: string): URL {
  const match = place === '' ? undefined : paths.match(address.pathname)
  if (!match || match.filters !== undefined || !placeLists.includes(match.kind)) return address
  const path = paths.href(match.kind, match.language, match.params, `localisation-${place}`)
  return path === undefined ? address : new URL(path + address.search + address.hash, address)
}
