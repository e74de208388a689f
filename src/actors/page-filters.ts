import type { FilterBarProps } from '../components/controls/filter-bar.tsx'
import { createToldValue } from './told-value.ts'

export type PageFilters = Omit<FilterBarProps, 'onOpen'>

const { tell, useValue } = createToldValue<PageFilters | null>(null)

/** What the filters of the page in view offer now; null once it is left. */
export const tellFilters = tell

/** The same for a window over the page: it follows the page while it is open. */
export const usePageFilters = useValue
