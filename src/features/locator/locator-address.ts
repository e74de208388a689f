import { placeLists } from '@marquee/addresses/narrowed-address.ts'
import type { LocatorLocation, VisitedPage } from '#machines/locator-rules.ts'
import type { LinkContext } from '../../document/edition.ts'
import { parseFilters, writeFilters } from '../../page-kit/filters.ts'

export function pageOfAddress({ paths }: Pick<LinkContext, 'paths'>, pathname: string): VisitedPage {
  const match = paths.match(pathname)
  const light = match?.kind === 'cinemaLight'
  return {
    localisation: parseFilters(match?.filters).localisation,
    cinema: light || match?.kind === 'cinema' ? (match.params.slug ?? null) : null,
    light,
    list: match?.kind === 'cinemas',
  }
}

/** Pages that an address can narrow to a place. */
const narrowed = ['shows', 'show', 'entertainments', 'entertainment', 'cinemas', 'experience']

/**
 * Pages of films that a position narrows to its city, and those that it moves there from another place. The list of cinemas is
 * ordered; a film without a place goes to the nearest cinema.
 */
const around = [...placeLists, 'tonightAt']
const moved = ['show', 'entertainment', 'experience']

/**
 * Address of the current page for a chosen cinema or city: the list or film narrowed to it, or its own page
 * instead of another one's. Null on a page without a place. `city` is that of a position; empty if none is near.
 */
export function addressFor(
  { paths, language }: Pick<LinkContext, 'paths' | 'language'>,
  pathname: string,
  chosen: LocatorLocation | null,
  city = '',
): string | null {
  const match = paths.match(pathname)
  const own = parseFilters(match?.filters)
  const near =
    match && (around.includes(match.kind) || (own.localisation !== null && moved.includes(match.kind)))
  const isAround = chosen?.type === 'position' && near && city !== ''
  const location = isAround ? { type: 'city' as const, value: city } : chosen
  if (!match || (location?.type !== 'cinema' && location?.type !== 'city')) return null
  const { kind, params, filters } = match
  if (narrowed.includes(kind)) {
    const localisation = { ...own, localisation: location.value }
    return paths.href(kind, language, params, writeFilters(localisation)) ?? null
  }
  if (kind === 'tonight' || kind === 'tonightAt')
    return paths.href('tonightAt', language, { slug: location.value }) ?? null
  const sameKind = location.type === 'cinema' ? ['cinema', 'cinemaLight'] : ['city', 'cityLight']
  if (sameKind.includes(kind)) return paths.href(kind, language, { slug: location.value }, filters) ?? null
  return null
}
