import { serviceLimits } from '../../../config/service-limits.ts'
import { siteIds } from '../../../config/sites.ts'
import { type AuditQuery, auditKinds } from '../../services/audit/audit-log.ts'
import { beforeIn, filterAddress } from '../forms/filter-address.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_LETTERS = 320

const dayOf = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Ignores values that no filter has. */
export function readAuditQuery(url: URL): AuditQuery {
  const { searchParams: query } = url
  return {
    kind: auditKinds.find((kind) => kind === query.get('kind')),
    site: siteIds.find((site) => site === query.get('site')),
    person: query.get('person')?.replaceAll('\0', '').trim().slice(0, MOST_LETTERS) || undefined,
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    before: beforeIn(url),
    limit: serviceLimits.audit.page,
  }
}

export const auditPath = (
  path: string,
  { kind, site, person, from, to }: AuditQuery,
  before?: number,
): string => filterAddress(path, { kind, site, person, from, to, before })
