import type { RouteKind } from '#config/routes.ts'
import type { SitePaths } from './site-paths.ts'

export const placeLists: readonly RouteKind[] = ['shows', 'entertainments']

/**
 * The address of an unfiltered list, narrowed to a place; the offers with those of the place first; other
 * addresses unchanged. `place` is the slug of a cinema or a city, or empty.
 */
export function narrowedAddress({ paths }: { readonly paths: SitePaths }, address: URL, place: string): URL {
  const match = place === '' ? undefined : paths.match(address.pathname)
  if (!match || match.filters !== undefined) return address
  if (match.kind === 'offers') {
    const near = new URL(address)
    near.searchParams.set('near', place)
    return near
  }
  if (!placeLists.includes(match.kind)) return address
  const path = paths.href(match.kind, match.language, match.params, `localisation-${place}`)
  return path === undefined ? address : new URL(path + address.search + address.hash, address)
}
