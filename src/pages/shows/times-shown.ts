import type { FiltersModel } from '../../page-models/parts.ts'

interface Group {
  readonly name: FiltersModel['groups'][number]['name']
  readonly choices: readonly { readonly active: boolean }[]
}

/** Filters of showtimes, which the next times of a film need not pass. */
const ofShowtimes: readonly string[] = ['versions', 'access', 'tags']

/** Whose next times the cards show: those of the page's place, of the visitor's place, or none. */
export function timesShown(groups: readonly Group[]): 'page' | 'visitor' | undefined {
  const isActive = (name: string) =>
    groups.some((group) => group.name === name && group.choices.some(({ active }) => active))
  if (ofShowtimes.some(isActive)) return undefined
  if (isActive('localisation')) return 'page'
  // The times in the visitor's place are those of the next day that has any.
  return isActive('date') ? undefined : 'visitor'
}
