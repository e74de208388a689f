import { FilterBar } from '@marquee/design/controls/filter-bar.tsx'
import { useEffect } from 'react'
import { limits } from '#config/limits.ts'
import { openModal } from '../modals/modals.ts'
import { type PageFilters, setPageFilters } from './page-filters.ts'

function openFilters(trigger: HTMLElement): boolean {
  if (innerWidth > limits.modals.filters) return false
  openModal('filters', null, trigger)
  return true
}

export function PageFilterBar(filters: PageFilters) {
  useEffect(() => setPageFilters(filters))
  useEffect(() => () => setPageFilters(null), [])
  return <FilterBar {...filters} onOpen={openFilters} />
}
