import { type AuditQuery, auditKinds } from '@marquee/kit/audit/audit-log.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import { beforeIn, filterAddress, personAndDays } from '../forms/filter-address.ts'

/** Ignores values that no filter has. */
export function readAuditQuery(url: URL): AuditQuery {
  const { searchParams: query } = url
  return {
    kind: auditKinds.find((kind) => kind === query.get('kind')),
    site: siteIds.find((site) => site === query.get('site')),
    ...personAndDays(url),
    before: beforeIn(url),
    limit: serviceLimits.audit.page,
  }
}

export const auditPath = (
  path: string,
  { kind, site, person, from, to }: AuditQuery,
  before?: number,
): string => filterAddress(path, { kind, site, person, from, to, before })
