import type { RawSearch } from '@marquee/addresses/search.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import {
  type FilterName,
  type Filters,
  hasValue,
  noFilters,
  parseFilters,
  toggleFilter,
  writeFilters,
} from '../../page-kit/filters.ts'

const SORTED = 'sorted'

const filtersOf = ({ filters }: RawSearch): Filters => parseFilters(filters)

const isFilter = (group: string): group is FilterName => group in noFilters && group !== SORTED

const isOn = (filters: Filters, group: string, value: string) =>
  isFilter(group) ? hasValue(filters, group, value) : filters.sorted

const switched = (filters: Filters, group: string, value: string) =>
  isFilter(group) ? toggleFilter(filters, group, value) : { ...filters, sorted: !filters.sorted }

/**
 * Filters of the current page. The address is the source of truth: it changes at once, so that several
 * choices add up, and the page follows.
 */
export function useFilterChoice() {
  const router = useRouter()
  const currentFilters = filtersOf(useRouterState({ select: ({ location }) => location.search }))
  const counting = useRouterState({ select: ({ isLoading }) => isLoading })

  function go(filters: Filters) {
    const { pathname, search, hash } = router.latestLocation
    const { filters: _, ...rest }: RawSearch = search
    const text = writeFilters(filters)
    const to = { to: pathname, search: text === '' ? rest : { ...rest, filters: text }, hash }
    void router.navigate({
      ...to,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      viewTransition: false,
    })
  }

  return {
    counting,
    isChosen: (group: string, value: string) => isOn(currentFilters, group, value),
    toggle(group: string, value: string) {
      go(switched(filtersOf(router.latestLocation.search), group, value))
    },
    reset(preserved: readonly string[]) {
      const { date, localisation } = filtersOf(router.latestLocation.search)
      go({
        ...noFilters,
        date: preserved.includes('date') ? date : null,
        localisation: preserved.includes('localisation') ? localisation : null,
      })
    },
  }
}
