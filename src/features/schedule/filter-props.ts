import type { FilterGroup } from '@marquee/design/controls/filter-bar.tsx'
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
    .map((group) => ({
      ...group,
      choices: group.choices
        .map((choice) => ({ ...choice, count: choice.counts?.[list] ?? choice.count }))
        .filter(({ count, active }) => count > 0 || active),
    }))
    .filter(({ choices }) => choices.length > 0)
}

export function sortGroup(
  filters: FiltersModel,
  labels: { readonly label: string; readonly byTitle: string },
): FilterGroup {
  const { active, href } = filters.sorted
  return {
    name: 'sorted',
    label: labels.label,
    choices: [{ value: 'sorted', label: labels.byTitle, href, active }],
  }
}
