import { createSharedValue } from '../../actor-kit/shared-value.ts'
import type { FilterBarProps } from '../../components/controls/filter-bar.tsx'

export type PageFilters = Omit<FilterBarProps, 'onOpen'>

const { set, useValue } = createSharedValue<PageFilters | null>(null)

export const setPageFilters = set

export const usePageFilters = useValue
