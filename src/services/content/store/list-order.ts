import { EDITORS } from './source-switch.ts'

/** Where an item stands: its source's place, then its own within the source. */
export interface Place {
  readonly rank: number
  readonly position: number
}

interface Listed extends Place {
  readonly id: string
  readonly slug: string
  readonly source: string
}

/** Of new items of editors, from -1 downwards; places that editors have chosen are 0 and above. */
const isUnplaced = ({ source, position }: Pick<Listed, 'source' | 'position'>) =>
  source === EDITORS && position < 0

/** Ids of the items whose place the other sources say. */
export const unplacedIds = (items: readonly Listed[]): string[] =>
  items.filter(isUnplaced).map(({ id }) => id)

/**
 * The order of a list of several sources. An item of the editors stands where they have put it, else where the sources have it (`places`, by id),
 * else first, the newest before the others. Of two items with one address, the editors' stays.
 */
export function inOrder<Item extends Listed>(
  items: readonly Item[],
  places: ReadonlyMap<string, Place>,
): Item[] {
  const others = items.filter(({ source }) => source !== EDITORS)
  const first: Place = { rank: Math.min(...others.map(({ rank }) => rank), 0), position: 0 }
  const placed = items.map((item): { item: Item; at: Place; own: number } => {
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
