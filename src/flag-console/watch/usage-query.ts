import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagUsage } from '../../services/flags/usage-report.ts'

export interface UsageFilter {
  /** Empty: all. */
  readonly application: string
  readonly site: SiteId | ''
}

export function readUsageFilter({ searchParams: query }: URL): UsageFilter {
  return {
    application: query.get('application') ?? '',
    site: siteIds.find((id) => id === query.get('site')) ?? '',
  }
}

export const filteredUsage = (
  usage: readonly FlagUsage[],
  { application, site }: UsageFilter,
): readonly FlagUsage[] =>
  usage.filter(
    (row) => (application === '' || row.application === application) && (site === '' || row.site === site),
  )

export const applicationsOf = (usage: readonly FlagUsage[]): readonly string[] =>
  [...new Set(usage.map(({ application }) => application))].toSorted()
