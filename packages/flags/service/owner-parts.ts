import type { AuditEvent, AuditEventName, RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import type { RateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { KnownDevices } from '@marquee/kit/secrets/known-devices.ts'
import type { Passwords } from '@marquee/kit/secrets/passwords.ts'
import type { OwnerPasswords } from '#config/authentication.ts'
import type { Clock } from '#models/site-clock.ts'
import { FIRST_ADMIN_ID, type FirstPassword } from './first-admin.ts'
import type { OwnerSession } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'
import type { FlagStore } from './store/flag-store.ts'

/** Ways to sign in. */
export interface OwnerAccess {
  /** The issuer of the OpenID provider, if one is configured. */
  readonly issuer: string | undefined
  /** Owners who may sign in without the provider. */
  readonly passwords: OwnerPasswords
}

export interface OwnerParts {
  readonly store: FlagStore
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly devices: KnownDevices
  readonly file: FirstPassword
  readonly clock: Clock
  readonly access: OwnerAccess
  readonly record: RecordAudit
}

const ownTokens = 'token:'

/** Author of a change: an owner, or the token of a script. */
export const auditedAuthor = ({ id, name }: FlagOwner): Pick<AuditEvent, 'actor' | 'person'> => ({
  actor: id.startsWith(ownTokens) ? 'token' : 'owner',
  person: name,
})

export const recordingBy =
  (record: RecordAudit) =>
  (
    by: FlagOwner,
    event: AuditEventName,
    about: Partial<Pick<AuditEvent, 'outcome' | 'subject' | 'target' | 'details'>> = {},
  ): Promise<void> =>
    record({ event, outcome: 'done', ...auditedAuthor(by), ...about })

export const rightsOf = ({ role, sites }: FlagOwner) => ({ role, sites: sites.join(' ') })

/** True for an owner who may sign in without the provider. */
export function signsInHere({ issuer, passwords }: OwnerAccess, owner: Pick<FlagOwner, 'id' | 'issuer'>) {
  if (owner.issuer !== undefined && owner.issuer === issuer) return false
  return passwords === 'all' || (passwords === 'first-admin' && owner.id === FIRST_ADMIN_ID)
}

/** A session ends with the way in which it was started. */
export const isStillOpen = (access: OwnerAccess, { issuer, owner }: OwnerSession): boolean =>
  issuer === null ? signsInHere(access, owner) : issuer === access.issuer
