import type { Place } from '../storage/place-store.ts'

interface Group {
  readonly name: string | null
  readonly cinemas: readonly { readonly slug: string }[]
}

/** The cinema first, then the others of its city. Empty for an unknown place. */
export function cinemasAround(
  place: Pick<Place, 'name' | 'slug' | 'guessed'> | null | undefined,
  groups: readonly Group[],
): readonly string[] {
  if (!place?.slug || place.guessed) return []
  const group = groups.find(
    ({ name, cinemas }) => name === place.name || cinemas.some(({ slug }) => slug === place.slug),
  )
  const slugs = group?.cinemas.map(({ slug }) => slug) ?? []
  return slugs.includes(place.slug)
    ? [place.slug, ...(group?.name ? slugs.filter((slug) => slug !== place.slug) : [])]
    : slugs
}

/** Groups in the order of nearby cinemas; the others follow unchanged. */
export function nearestFirst<Item extends Group>(
  groups: readonly Item[],
  nearby: readonly string[],
): readonly Item[] {
  if (nearby.length === 0) return groups
  const rank = (slug: string) => (nearby.includes(slug) ? nearby.indexOf(slug) : nearby.length)
  const rankOf = ({ cinemas }: Item) => Math.min(...cinemas.map(({ slug }) => rank(slug)))
  return groups
    .map((group) => ({ ...group, cinemas: group.cinemas.toSorted((a, b) => rank(a.slug) - rank(b.slug)) }))
    .sort((a, b) => rankOf(a) - rankOf(b))
}
