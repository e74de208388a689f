import type { SiteId } from '../../../../config/sites.ts'

/** Held by who writes what editors lay over imported items, and by who writes such items: neither misses the other's. */
export const lockOfEnrichments = (site: SiteId): string => `enrichments:${site}`
