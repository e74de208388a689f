import type { Database } from '@marquee/kit/database/database.ts'
import type { RateLimitTables } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../../identity-tables.ts'

interface PeopleTable {
  id: string
  name: string
  /** In lower case, unique. One without a domain of mails is missing (see `addressMissing`). */
  email: string
  /** Null until the invitation is accepted. */
  password: string | null
  /** JSON. */
  rights: string
  /** ISO date-times. */
  suspended_at: string | null
  created_at: string
  updated_at: string
}

/** Epoch seconds. */
interface SessionsTable {
  token_hash: string
  person: string
  csrf: string
  started_at: number
  expires_at: number
  /** Origin of the provider and `uid` of its session; null before the first console was opened. */
  origin: string | null
  provider_session: string | null
  device: string | null
  network: string | null
  seen_at: number
  /** Null until the second factor is proved. */
  proven_at: number | null
}

/** A key of one-time codes, encrypted; `last_step`: period of the last used code. */
interface FactorsTable {
  person: string
  secret: string
  last_step: number
  made_at: number
}

/** `hashed_for`: the name that is hashed with the code; the person's id, or that of an account carried over. */
interface RecoveryCodesTable {
  code_hash: string
  person: string
  hashed_for: string
}

/** `id` and `public_key`: base64url; `transports`: JSON. */
interface PasskeysTable {
  id: string
  person: string
  name: string
  public_key: string
  counter: number
  transports: string
  made_at: number
  used_at: number | null
}

/** Challenges of passkeys; each is deleted by its use. `browser`: hash of the browser's CSRF value. */
interface ChallengesTable {
  challenge: string
  purpose: 'add' | 'prove' | 'sign-in'
  browser: string
  expires_at: number
}

/** Links to set a password; each is deleted by its use. */
interface LinksTable {
  token_hash: string
  person: string
  expires_at: number
}

export interface StaffTables extends RateLimitTables, IdentityTables {
  staff_people: PeopleTable
  staff_sessions: SessionsTable
  staff_factors: FactorsTable
  staff_recovery_codes: RecoveryCodesTable
  staff_passkeys: PasskeysTable
  staff_challenges: ChallengesTable
  staff_links: LinksTable
}

export type StaffStore = Pick<Database<StaffTables>, 'engine' | 'db' | 'read' | 'transaction'>
export type StaffDatabase = Kysely<StaffTables>
