import { createSharedValue } from '../../actor-kit/shared-value.ts'
import type { FilterBarProps } from '../../components/controls/filter-bar.tsx'

export type PageFilters = Omit<FilterBarProps, 'onOpen'>

const { set, useValue } = createSharedValue<PageFilters | null>(null)

/** What the filters of the page in view offer now; null once it is left. */
export const setPageFilters = set

/** The same for a window over the page: it follows the page while it is open. */
export const usePageFilters = useValue
