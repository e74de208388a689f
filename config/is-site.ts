import { type SiteId, siteIds } from './sites.ts'

export const isSite = (value: unknown): value is SiteId => siteIds.some((site) => site === value)
