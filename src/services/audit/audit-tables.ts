import type { Generated } from 'kysely'

interface AuditLogTable {
  id: Generated<number>
  at: string
  event: string
  outcome: 'done' | 'refused'
  actor: 'owner' | 'client' | 'token' | 'editor' | 'operator'
  site: string | null
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
