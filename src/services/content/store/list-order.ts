import { EDITORS } from './source-switch.ts'

export interface ListPosition {
  readonly rank: number
  readonly position: number
}

interface Listed extends ListPosition {
  readonly id: string
  readonly slug: string
  readonly source: string
}

/** New items of editors count from -1 downwards; positions that editors have chosen start at 0. */
const isUnplaced = ({ source, position }: Pick<Listed, 'source' | 'position'>) =>
  source === EDITORS && position < 0

export const unplacedIds = (items: readonly Listed[]): string[] =>
  items.filter(isUnplaced).map(({ id }) => id)

/**
 * An editor's item has the position that editors chose, else that in the sources (`places`, by id), else it
 * comes first, newest before older. Of two items with one slug, the editor's wins.
 */
export function orderItems<Item extends Listed>(
  items: readonly Item[],
  places: ReadonlyMap<string, ListPosition>,
): Item[] {
  const others = items.filter(({ source }) => source !== EDITORS)
  const first: ListPosition = { rank: Math.min(...others.map(({ rank }) => rank), 0), position: 0 }
  const placed = items.map((item): { item: Item; at: ListPosition; own: number } => {
    if (item.source !== EDITORS) return { item, at: item, own: 1 }
    const known = places.get(item.id)
    if (!isUnplaced(item))
      return { item, at: { rank: known?.rank ?? others[0]?.rank ?? 0, position: item.position }, own: 0 }
    return { item, at: known ?? { rank: first.rank - 1, position: item.position }, own: 0 }
  })
  placed.sort(
    (a, b) =>
      a.at.rank - b.at.rank ||
      a.at.position - b.at.position ||
      a.own - b.own ||
      compare(a.item.id, b.item.id),
  )
  const mine = new Set(items.filter(({ source }) => source === EDITORS).map(({ slug }) => slug))
  const taken = new Set<string>()
  return placed.flatMap(({ item }) => {
    if (taken.has(item.slug) || (item.source !== EDITORS && mine.has(item.slug))) return []
    taken.add(item.slug)
    return [item]
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
