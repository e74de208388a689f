import type { SiteId } from '#config/sites.ts'

/** Held by writers of enrichments and of imported items, so that neither misses the other's changes. */
export const lockOfEnrichments = (site: SiteId): string => `enrichments:${site}`
