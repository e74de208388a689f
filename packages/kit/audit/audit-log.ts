import { keysOf } from '#config/keys.ts'
import type { SiteId } from '#config/sites.ts'

/** Events by kind, the part before the dot. */
export const auditEvents = {
  'sign-in': [
    'succeeded',
    'failed',
    'locked',
    'factor-passed',
    'factor-failed',
    'passkey-failed',
    'role-missing',
    'ended',
  ],
  owner: [
    'added',
    'changed',
    'removed',
    'password-changed',
    'factor-added',
    'factor-removed',
    'recovery-made',
    'passkey-added',
    'passkey-removed',
    'sessions-ended',
  ],
  person: [
    'invited',
    'joined',
    'changed',
    'removed',
    'carried-over',
    'password-changed',
    'factor-added',
    'factor-removed',
    'recovery-made',
    'passkey-added',
    'passkey-removed',
    'sessions-ended',
  ],
  token: ['made', 'revoked'],
  flag: [
    'changed',
    'undone',
    'requested',
    'approved',
    'declined',
    'exported',
    'planned',
    'called-off',
    'plan-refused',
  ],
  account: [
    'registered',
    'password-changed',
    'password-reset',
    'email-requested',
    'email-changed',
    'email-confirmed',
    'sessions-ended',
  ],
  form: ['refused'],
  consent: ['changed'],
  data: ['exported', 'deleted'],
  preview: ['made'],
  publication: ['stored', 'refused'],
  audit: ['exported'],
} as const

export type AuditKind = keyof typeof auditEvents
export type AuditEventName = {
  [Kind in AuditKind]: `${Kind}.${(typeof auditEvents)[Kind][number]}`
}[AuditKind]

export const auditKinds = keysOf(auditEvents)

/** Personal data belong into `person` and `target` only: they are deleted before the row. */
export interface AuditEvent {
  readonly event: AuditEventName
  readonly outcome: 'done' | 'refused'
  readonly actor: 'owner' | 'staff' | 'client' | 'token' | 'editor' | 'operator'
  /** Name of the owner or token, or the key of a client; null if unknown. */
  readonly person: string | null
  /** Name of another person that it was done to. */
  readonly target?: string | null
  readonly site?: SiteId | null
  /** Identifier of what it was done to. */
  readonly subject?: string | null
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

/** Resolves once the event is stored; a failure of the store is reported, never thrown. */
export type RecordAudit = (event: AuditEvent) => Promise<void>

export interface AuditRow extends Required<AuditEvent> {
  readonly id: number
  /** ISO date-time in UTC. */
  readonly at: string
  /** The network of the request's address, for example `203.0.113.0/24`. */
  readonly network: string | null
  readonly requestId: string | null
}

export interface AuditQuery {
  readonly kind?: AuditKind | undefined
  readonly site?: SiteId | undefined
  /** Name of an owner or token, key or e-mail address of a client. */
  readonly person?: string | undefined
  /** First and last day, as ISO dates in UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only rows with a smaller id are read. */
  readonly before?: number | undefined
  readonly limit: number
}

export interface AuditRetention {
  /** Days until names, keys and networks are removed, and until the row is. */
  readonly personalDays: number
  readonly days: number
}

export interface AuditLog {
  readonly record: RecordAudit
  /** Newest first. */
  list(query: AuditQuery): Promise<readonly AuditRow[]>
  /** Stands for a client without naming one. */
  clientKey(site: SiteId, email: string): string
  /** Events of this process by `event outcome`. */
  figures(): ReadonlyMap<string, number>
  readonly retention: AuditRetention
  /** Ends what exceeds its retention, which also happens every hour. */
  tidy(): Promise<void>
  close(): Promise<void>
}
