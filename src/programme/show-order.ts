export interface Rankable {
  readonly slug: string
  readonly title: string
  readonly premiere: boolean
  /** Rank in the shown list; null sorts last. */
  readonly order: number | null
}

export interface Ranking {
  /** Picked by editors or the visitor. */
  readonly selected: ReadonlySet<string>
  readonly upsell: ReadonlySet<string>
  readonly collator: Intl.Collator
  /** True: by title. */
  readonly sorted: boolean
}

const weights = { selected: 3, premiere: 2, upsell: 1 } as const

function weightOf(
  show: Pick<Rankable, 'slug' | 'premiere'>,
  { selected, upsell }: Pick<Ranking, 'selected' | 'upsell'>,
): number {
  return (
    (selected.has(show.slug) ? weights.selected : 0) +
    (show.premiere ? weights.premiere : 0) +
    (upsell.has(show.slug) ? weights.upsell : 0)
  )
}

/** Shows by weight descending, then the list's order, then title. */
export function orderShows<Show extends Rankable>(shows: readonly Show[], ranking: Ranking): readonly Show[] {
  const byTitle = (a: Show, b: Show) =>
    ranking.collator.compare(a.title, b.title) || a.slug.localeCompare(b.slug)
  if (ranking.sorted) return [...shows].sort(byTitle)
  const last = Number.MAX_SAFE_INTEGER
  const byOrder = (a: Show, b: Show) => (a.order ?? last) - (b.order ?? last)
  return [...shows].sort(
    (a, b) => weightOf(b, ranking) - weightOf(a, ranking) || byOrder(a, b) || byTitle(a, b),
  )
}
