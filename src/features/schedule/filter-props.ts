import type { FilterChip, FilterGroup } from '@marquee/design/controls/filter-bar.tsx'
import type { FilterGroupModel, FiltersModel } from '../../page-models/parts.ts'

type GroupName = FilterGroupModel['name']

interface Shown {
  readonly except?: readonly GroupName[]
  readonly list?: number
}

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

export function sortGroup(
  filters: FiltersModel,
  labels: { readonly label: string; readonly byTitle: string },
): FilterGroup {
  const { active, href } = filters.sorted
  return {
    id: 'sorted',
    label: labels.label,
    options: [{ id: 'sorted', label: labels.byTitle, href, selected: active }],
  }
}
