import {
  type FilterName,
  type Filters,
  hasValue,
  noFilters,
  toggleFilter,
  writeFilters,
} from '../page-kit/filters.ts'
import type { Translate } from '../page-kit/tag-book.ts'
import type {
  FilterChoiceModel,
  FilterGroupModel,
  FiltersModel,
  ListFiltersModel,
  RescueModel,
} from '../page-models/parts.ts'

export interface GroupChoice {
  readonly value: string
  readonly label: string
}

export interface ChoiceGroup {
  readonly name: FilterName
  readonly choices: readonly GroupChoice[]
}

interface GroupOptions {
  readonly filters: Filters
  readonly groups: readonly ChoiceGroup[]
  /** Number of items under these filters. */
  readonly count: (filters: Filters) => number
  /** The number of items in each list of a page with several, that of `count` first. */
  readonly counts?: (filters: Filters) => readonly number[]
  readonly hrefOf: (filters: Filters) => string
  readonly t: Translate
  readonly place?: FiltersModel['place']
}

/** The filters for the count of a choice: this value alone in its group. Access needs are combined. */
function only(filters: Filters, name: FilterName, value: string): Filters {
  if (name === 'access') return hasValue(filters, name, value) ? filters : toggleFilter(filters, name, value)
  return toggleFilter({ ...filters, [name]: noFilters[name] }, name, value)
}

function choiceModel(
  { value, label }: GroupChoice,
  name: FilterName,
  { filters, count, counts, hrefOf }: GroupOptions,
): FilterChoiceModel {
  const narrowed = only(filters, name, value)
  const each = counts?.(narrowed)
  return {
    value,
    label,
    count: each?.[0] ?? count(narrowed),
    ...(each ? { counts: each } : {}),
    active: hasValue(filters, name, value),
    href: hrefOf(toggleFilter(filters, name, value)),
  }
}

/**
 * The filter bar of a page. Choices without results are left out unless they are active. A group with fewer than two choices is left out unless one
 * is active; access needs and how full it is are shown from one choice on.
 */
export function filtersModel(options: GroupOptions): FiltersModel {
  const { filters, groups, hrefOf, t, place } = options
  const models = groups
    .map(
      ({ name, choices }): FilterGroupModel => ({
        name,
        label: t(`filters.${name}`),
        choices: choices
          .map((choice) => choiceModel(choice, name, options))
          .filter(({ count, counts, active }) => active || count > 0 || counts?.some((each) => each > 0)),
      }),
    )
    .filter(
      ({ name, choices }) =>
        choices.length > (name === 'access' || name === 'fullness' ? 0 : 1) ||
        choices.some(({ active }) => active),
    )
  const active = models.flatMap(({ choices }) =>
    choices.filter((choice) => choice.active).map(({ label, href }) => ({ label, href })),
  )
  const toggled = { ...filters, sorted: !filters.sorted }
  return {
    groups: models,
    active,
    clearHref: hrefOf(noFilters),
    sorted: { active: filters.sorted, href: hrefOf(toggled) },
    ...(place ? { place } : {}),
  }
}

/** The filter of an empty result whose removal gives the most results. */
export const listFilters = (options: GroupOptions): ListFiltersModel => ({
  ...filtersModel(options),
  rescue: rescueOf(options),
})

export function rescueOf({ filters, groups, count, hrefOf, t }: GroupOptions): RescueModel | null {
  if (writeFilters(filters) === '' || count(filters) > 0) return null
  const ways = groups.flatMap(({ name, choices }) =>
    choices
      .filter(({ value }) => hasValue(filters, name, value))
      .map(({ value, label }) => {
        const without = toggleFilter(filters, name, value)
        return { label: t('rescue', { label }), count: count(without), href: hrefOf(without) }
      }),
  )
  return ways.filter((way) => way.count > 0).sort((a, b) => b.count - a.count)[0] ?? null
}
