import { createSharedValue } from '../../actor-kit/shared-value.ts'
import type { FilterBarProps } from '../../components/controls/filter-bar.tsx'

export type PageFilters = Omit<FilterBarProps, 'onOpen'>

const { set, useValue } = createSharedValue<PageFilters | null>(null)

/** Set by the page; null when it is left. */
export const setPageFilters = set

/** For a window over the page, which follows the page while open. */
export const usePageFilters = useValue
