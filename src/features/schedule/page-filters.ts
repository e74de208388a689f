import type { FilterBarProps } from '@marquee/design/controls/filter-bar.tsx'
import { createSharedValue } from '../../actor-kit/shared-value.ts'

export type PageFilters = Omit<FilterBarProps, 'onOpen'>

const { set, useValue } = createSharedValue<PageFilters | null>(null)

export const setPageFilters = set

export const usePageFilters = useValue
