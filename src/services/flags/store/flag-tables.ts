import type { Generated } from 'kysely'
import type { RateLimitTables } from '../../rate-limits/rate-limiter.ts'

/** Only changed cells; all others have the configuration's value. */
interface FlagCellsTable {
  flag: string
  site: string
  enabled: number
  /** JSON of an `Audience`; null for flags of reach `edition`. */
  audience: string | null
  version: number
  changed_at: string
  changed_by: string
  reason: string
}

interface FlagHistoryTable {
  id: Generated<number>
  flag: string
  site: string
  at: string
  by: string
  reason: string
  before: string
  after: string
  version: number
  undoes: number | null
}

interface FlagOwnersTable {
  id: string
  name: string
  name_key: string
  password: string
  role: 'viewer' | 'editor' | 'admin'
  sites: string
  created_at: string
  updated_at: string
}

/** Epoch seconds. */
interface FlagSessionsTable {
  token_hash: string
  owner: string
  csrf: string
  started_at: number
  expires_at: number
}

interface FlagTokensTable {
  id: string
  token_hash: string
  name: string
  kind: 'client' | 'frontend' | 'admin'
  made_at: string
  made_by: string
}

interface FlagUsageTable {
  flag: string
  application: string
  site: string
  hour: string
  yes: number
  no: number
}

export interface FlagTables extends RateLimitTables {
  flag_cells: FlagCellsTable
  flag_history: FlagHistoryTable
  flag_owners: FlagOwnersTable
  flag_sessions: FlagSessionsTable
  flag_tokens: FlagTokensTable
  flag_usage: FlagUsageTable
}
