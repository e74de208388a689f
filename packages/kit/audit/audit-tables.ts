import type { Generated } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { AuditEventName } from './audit-log.ts'

interface AuditLogTable {
  id: Generated<number>
  at: string
  event: AuditEventName
  outcome: 'done' | 'refused'
  actor: 'owner' | 'staff' | 'client' | 'token' | 'editor' | 'operator'
  site: SiteId | null
  subject: string | null
  /** JSON. */
  details: string
  request_id: string | null
  /** Personal, as the next two. */
  person: string | null
  target: string | null
  network: string | null
}

/** Has a row only within the transaction of the retention job; the triggers look for it. */
interface AuditRetentionTable {
  id: number
  personal_before: string
  rows_before: string
}

export interface AuditTables {
  audit_log: AuditLogTable
  audit_retention: AuditRetentionTable
}
