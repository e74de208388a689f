import type { Database } from '@marquee/kit/database/database.ts'
import type { RateLimitTables } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Generated, Kysely } from 'kysely'
import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ScheduledOutcome } from '../flag-service.ts'

/** Changed cells; all others have the configuration's value. */
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
  /** The same for all cells of one change; null for a single cell. */
  batch: string | null
  /** Null for a change by hand. */
  plan: string | null
  /** Second owner; null for a change that needed none. */
  approved_by: string | null
}

/** ISO date-times in UTC. */
interface ScheduledChangesTable {
  id: string
  /** The same for all cells of one scheduled change; null for a single cell. */
  batch: string | null
  flag: string
  site: string
  /** JSON of a `FlagValue`. */
  value: string
  starts_at: string
  ends_at: string | null
  reason: string
  /** Id and name of the owner. */
  owner: string
  made_by: string
  made_at: string
  state: 'waiting' | 'running' | 'ended'
  /** The time of the next step; null after the last. */
  due_at: string | null
  /** Value before the beginning, version of the cell and id of the history entry since. */
  before: string | null
  version: number | null
  entry: number | null
  outcome: ScheduledOutcome | null
  outcome_at: string | null
  called_off_by: string | null
}

/** `before` and `value`: JSON of a `FlagValue`. */
interface FlagRequestsTable {
  id: string
  flag: string
  site: string
  before: string
  value: string
  version: number
  reason: string
  by_id: string
  by_name: string
  at: string
  expires_at: string
  decision: 'approved' | 'declined' | null
  decided_by: string | null
  decided_at: string | null
}

/** Messages to the webhook; `next_try_at` in epoch seconds. */
interface FlagMessagesTable {
  id: string
  body: string
  created_at: string
  tries: number
  next_try_at: number
}

interface FlagOwnersTable {
  id: string
  name: string
  name_key: string
  role: 'viewer' | 'editor' | 'admin'
  sites: string
  created_at: string
  updated_at: string
  /** `staff`, or the issuer of an outside provider; null before the first sign-in there, and for the first admin. */
  issuer: string | null
  subject: string | null
}

/** Epoch seconds. */
interface FlagSessionsTable {
  token_hash: string
  owner: string
  csrf: string
  started_at: number
  expires_at: number
  /** The owner's at the sign-in; null for the first admin's password. */
  issuer: string | null
  id_token: string | null
}

interface FlagTokensTable {
  id: string
  token_hash: string
  name: string
  kind: 'client' | 'frontend' | 'admin'
  made_at: string
  made_by: string
  /** Null: never. */
  expires_at: string | null
  /** A time to the hour; null before the first use. */
  used_at: string | null
}

/** ISO date-times in UTC, to the hour. */
interface FlagUsesTable {
  flag: string
  first_hour: string
  last_hour: string
}

/** Visitors of a day: ISO date in UTC of the first view; `goal` is empty for the views themselves. */
interface FlagResultsTable {
  flag: FlagName
  site: SiteId
  language: Language
  day: string
  arm: string
  goal: string
  visitors: number
}

export interface FlagTables extends RateLimitTables {
  flag_cells: FlagCellsTable
  flag_history: FlagHistoryTable
  flag_plans: ScheduledChangesTable
  flag_requests: FlagRequestsTable
  flag_messages: FlagMessagesTable
  flag_owners: FlagOwnersTable
  flag_sessions: FlagSessionsTable
  flag_tokens: FlagTokensTable
  flag_uses: FlagUsesTable
  flag_results: FlagResultsTable
}

export type FlagStore = Pick<Database<FlagTables>, 'engine' | 'db' | 'read' | 'transaction' | 'pool'>
export type FlagDatabase = Kysely<FlagTables>
