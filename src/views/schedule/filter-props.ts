import type { FilterChip, FilterGroup } from '../../components/controls/filter-bar.tsx'
import type { FilterGroupModel, FiltersModel } from '../../page-data/models/parts.ts'

type GroupName = FilterGroupModel['name']

/** Groups of the bar; those that another control of the page stands for (its days, its place) are left out. */
export function filterGroups(filters: FiltersModel, except: readonly GroupName[] = []): readonly FilterGroup[] {
  return filters.groups
    .filter(({ name, choices }) => choices.length > 0 && !except.includes(name))
    .map(({ name, label, choices }) => ({
      id: name,
      label,
      options: choices.map(({ value, label: text, count, active, href }) => ({ id: value, label: text, count, href, selected: active })),
    }))
}

export const filterChips = (filters: FiltersModel): readonly FilterChip[] => filters.active.map(({ label, href }) => ({ id: href, label, href }))

/** A list in the order of its titles, as one more thing to choose. */
export function sortGroup(filters: FiltersModel, words: { readonly label: string; readonly byTitle: string }): FilterGroup {
  const { active, href } = filters.sorted
  return { id: 'sorted', label: words.label, options: [{ id: 'sorted', label: words.byTitle, href, selected: active }] }
}
