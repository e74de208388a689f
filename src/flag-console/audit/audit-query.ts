import { serviceLimits } from '../../../config/service-limits.ts'
import { siteIds } from '../../../config/sites.ts'
import { type AuditQuery, auditKinds } from '../../services/audit/audit-log.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_LETTERS = 320

const dayOf = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Ignores values that no filter has. */
export function readAuditQuery({ searchParams: query }: URL): AuditQuery {
  const before = Number(query.get('before') ?? '')
  return {
    kind: auditKinds.find((kind) => kind === query.get('kind')),
    site: siteIds.find((site) => site === query.get('site')),
    person: query.get('person')?.replaceAll('\0', '').trim().slice(0, MOST_LETTERS) || undefined,
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    limit: serviceLimits.audit.page,
  }
}

export function auditPath(
  path: string,
  { kind, site, person, from, to }: AuditQuery,
  before?: number,
): string {
  const pairs = Object.entries({ kind, site, person, from, to, before })
  const query = new URLSearchParams(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}
