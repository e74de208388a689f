import type { AuditEvent, AuditEventName, RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import type { RateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Clock } from '#models/site-clock.ts'
import type { FlagOwner } from './flag-service.ts'
import type { FlagStore } from './store/flag-tables.ts'

/** Ways to sign in. */
export interface OwnerAccess {
  /** Issuer of the owners who sign in at the OpenID provider. */
  readonly issuer: string
  /** The password of the first admin for the day the provider is down; undefined if there is none. */
  readonly breakGlass?: string | undefined
}

export interface OwnerParts {
  readonly store: FlagStore
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly access: OwnerAccess
  readonly record: RecordAudit
}

const ownTokens = 'token:'

/** Author of a change: an owner, or the token of a script. */
export const auditedAuthor = ({
  id,
  name,
}: Pick<FlagOwner, 'id' | 'name'>): Pick<AuditEvent, 'actor' | 'person'> => ({
  actor: id.startsWith(ownTokens) ? 'token' : 'owner',
  person: name,
})

/** Tells the audit log what an owner did. */
export type NoteOwner = (
  by: Pick<FlagOwner, 'id' | 'name'>,
  event: AuditEventName,
  about?: Partial<Pick<AuditEvent, 'outcome' | 'site' | 'subject' | 'target' | 'details'>>,
) => Promise<void>

export const recordingBy =
  (record: RecordAudit): NoteOwner =>
  (by, event, about = {}) =>
    record({ event, outcome: 'done', ...auditedAuthor(by), ...about })
