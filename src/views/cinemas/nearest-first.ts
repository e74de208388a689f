interface Group {
  readonly cinemas: readonly { readonly slug: string }[]
}

/** Groups and cinemas in the order of the cinemas nearby; the others follow in their own. */
export function nearestFirst<Item extends Group>(groups: readonly Item[], nearby: readonly string[]): readonly Item[] {
  if (nearby.length === 0) return groups
  const rank = (slug: string) => (nearby.includes(slug) ? nearby.indexOf(slug) : nearby.length)
  const rankOf = ({ cinemas }: Item) => Math.min(...cinemas.map(({ slug }) => rank(slug)))
  return groups
    .map((group) => ({ ...group, cinemas: group.cinemas.toSorted((a, b) => rank(a.slug) - rank(b.slug)) }))
    .sort((a, b) => rankOf(a) - rankOf(b))
}
