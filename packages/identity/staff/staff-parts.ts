import type { AuditEvent, AuditEventName, RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import type { KnownDevices } from '@marquee/kit/http/devices.ts'
import type { RateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Safe } from '@marquee/kit/secrets/derived-keys.ts'
import type { Passwords } from '@marquee/kit/secrets/passwords.ts'
import type { FirstPassword } from './first-password.ts'
import type { StaffRights } from './staff-roles.ts'
import type { PersonRow, StaffPerson } from './store/people.ts'
import type { ProviderSession } from './store/sessions.ts'
import type { StaffDatabase, StaffStore } from './store/staff-tables.ts'

export interface StaffParts {
  readonly store: StaffStore
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly devices: KnownDevices
  readonly file: FirstPassword
  /** Encrypts the keys of one-time codes. */
  readonly safe: Safe
  /** Admins must have a second factor. */
  readonly required: boolean
  readonly record: RecordAudit
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Epoch seconds. */
  readonly now: () => number
  /** Ends at the consoles what was opened from these sessions. */
  readonly ended: (sessions: readonly ProviderSession[]) => void
  /** Tells of rights that hold from now on; null for somebody who may not sign in any more. */
  readonly changed: (person: string, rights: StaffRights | null) => Promise<void>
}

/** A signed-in person. */
export interface StaffSession {
  readonly person: StaffPerson
  readonly csrf: string
  /** Epoch seconds. */
  readonly startedAt: number
  /** Null until the second factor is proved. */
  readonly provenAt: number | null
  /** The session at the provider; null before the first console was opened. */
  readonly provider: ProviderSession | null
}

export interface StaffRequester {
  readonly address: string | undefined
  /** Browser and system, for example `Firefox, Windows`; null if unknown. */
  readonly browser: string | null
  readonly network: string | null
  /** Value of the device cookie, as sent. */
  readonly device?: string | undefined
}

export type StaffSignIn =
  | {
      readonly kind: 'in'
      readonly token: string
      readonly session: StaffSession
      /** The person had not signed in in this browser before. */
      readonly newDevice: boolean
    }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number; readonly status: 429 | 503 }

/** Somebody is named by the address in the audit log, as in the content management system. */
export const auditName = ({ name, email }: StaffPerson): string => email ?? name

export const recordingBy =
  (record: RecordAudit) =>
  (
    by: StaffPerson,
    event: AuditEventName,
    about: Partial<Pick<AuditEvent, 'outcome' | 'subject' | 'target' | 'details'>> = {},
  ): Promise<void> =>
    record({ event, outcome: 'done', actor: 'staff', person: auditName(by), ...about })

/** One change of people at a time. */
export const changingPeople = <Result>(
  store: StaffStore,
  work: (db: StaffDatabase) => Promise<Result>,
): Promise<Result> => withAdvisoryLock(store, 'staff-people', work)

/** One change of a person's factors at a time. */
export const changingFactors = <Result>(
  store: StaffStore,
  person: string,
  work: (db: StaffDatabase) => Promise<Result>,
): Promise<Result> => withAdvisoryLock(store, `staff-factor:${person}`, work)

/** Suspended people, and those who have not accepted their invitation, do not sign in. */
export const maySignIn = (row: PersonRow | undefined): row is PersonRow & { readonly password: string } =>
  row !== undefined && row.suspended_at === null && row.password !== null
