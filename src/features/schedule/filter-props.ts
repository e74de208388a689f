import type { FilterChip, FilterGroup } from '../../components/controls/filter-bar.tsx'
import type { FilterGroupModel, FiltersModel } from '../../page-models/parts.ts'

type GroupName = FilterGroupModel['name']

interface Shown {
  /** Groups that another control of the page stands for: its days, its place. */
  readonly except?: readonly GroupName[]
  /** Which of the page's lists is in view. */
  readonly list?: number
}

/** Groups of the bar, with the counts of the list in view. */
export function filterGroups(
  { groups }: FiltersModel,
  { except = [], list = 0 }: Shown = {},
): readonly FilterGroup[] {
  return groups
    .filter(({ name }) => !except.includes(name))
    .map(({ name, label, choices }) => ({
      id: name,
      label,
      options: choices
        .map(({ value, label: text, count, counts, active, href }) => ({
          id: value,
          label: text,
          count: counts?.[list] ?? count,
          href,
          selected: active,
        }))
        .filter(({ count, selected }) => count > 0 || selected),
    }))
    .filter(({ options }) => options.length > 0)
}

export const filterChips = (filters: FiltersModel): readonly FilterChip[] =>
  filters.active.map(({ label, href }) => ({ id: href, label, href }))

/** A list in the order of its titles, as one more thing to choose. */
export function sortGroup(
  filters: FiltersModel,
  words: { readonly label: string; readonly byTitle: string },
): FilterGroup {
  const { active, href } = filters.sorted
  return {
    id: 'sorted',
    label: words.label,
    options: [{ id: 'sorted', label: words.byTitle, href, selected: active }],
  }
}
