import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import type { LocalTime } from '#models/time.ts'
import type { Definitions } from './feature-definition.ts'

/** Editors change the cells of `sites`, admins those of every site. */
export interface FlagOwner {
  readonly id: string
  readonly name: string
  readonly role: 'viewer' | 'editor' | 'admin'
  readonly sites: readonly SiteId[]
  /** OpenID provider that owns name and rights; absent for an owner of this service. */
  readonly issuer?: string
}

export type VisitorDevice = 'phone' | 'tablet' | 'desktop'

export interface Audience {
  /** Percentage of visitors, 0 to 100, by a stable anonymous id. */
  readonly rollout: number
  /** Empty: every device. */
  readonly devices: readonly VisitorDevice[]
  /** Empty: no variants. Weights in thousandths; their sum is 1,000. */
  readonly variants: readonly { readonly name: string; readonly weight: number }[]
}

export interface FlagValue {
  readonly on: boolean
  /** Null for flags of reach `edition`. */
  readonly audience: Audience | null
}

export interface FlagCell {
  readonly flag: FlagName
  readonly site: SiteId
  /** The configuration's value. */
  readonly preset: boolean
  readonly value: FlagValue
  readonly version: number
  /** Null before the first change. `at` is an ISO date-time in UTC. */
  readonly changed: { readonly at: string; readonly by: string; readonly reason: string } | null
}

export interface FlagRow {
  readonly name: FlagName
  readonly config: FlagConfig
  readonly cells: Readonly<Record<SiteId, FlagCell>>
  /** ISO date-time of the hour of the last use; null if never used. */
  readonly lastUsed: string | null
}

export interface CellChange {
  readonly flag: string
  readonly site: string
  readonly value: FlagValue
  readonly version: number
  readonly reason: string
}

export type ChangeRefusal =
  | 'unknownFlag'
  | 'unknownSite'
  | 'reasonMissing'
  | 'reasonTooLong'
  | 'notAllowed'
  | 'noAudience'
  | 'badAudience'
  /** A second owner has to approve it. */
  | 'secondNeeded'

export type ChangeResult =
  | { readonly kind: 'changed'; readonly cell: FlagCell }
  /** The cell has changed since, to this value; nothing was written. */
  | { readonly kind: 'same'; readonly cell: FlagCell }
  /** The cell has changed since; nothing was written. */
  | { readonly kind: 'conflict'; readonly cell: FlagCell }
  | { readonly kind: 'refused'; readonly why: ChangeRefusal }

export interface ManyChanges {
  readonly values: readonly Pick<CellChange, 'flag' | 'site' | 'value'>[]
  /** Id of the newest history entry that the owner saw; 0 without one. */
  readonly seen: number
  readonly reason: string
}

export type ManyResult =
  /** Cells whose value is another than before. */
  | { readonly kind: 'changed'; readonly cells: readonly FlagCell[] }
  /** These cells have changed since; nothing was written. */
  | { readonly kind: 'conflict'; readonly cells: readonly FlagCell[] }
  | { readonly kind: 'refused'; readonly why: ChangeRefusal }

export interface HistoryEntry {
  readonly id: number
  readonly flag: FlagName
  readonly site: SiteId
  readonly at: string
  readonly by: string
  readonly reason: string
  readonly before: FlagValue
  readonly after: FlagValue
  readonly version: number
  readonly undoes: number | null
  /** The same for all cells of one change; null for a change of one cell. */
  readonly batch: string | null
  /** Id of the scheduled change that caused it; null for a change by hand. */
  readonly scheduled: string | null
  /** Second owner; null for a change that needed none. */
  readonly approvedBy: string | null
}

/** One decision of an owner, with an entry for each cell. */
export interface FlagChange {
  /** Greatest id of those entries that match the query: `before` of the next page. */
  readonly newest: number
  readonly entries: readonly [HistoryEntry, ...HistoryEntry[]]
}

export interface HistoryQuery {
  readonly flag?: string
  readonly site?: string
  /** Part of the name of the owner, or of the second one. */
  readonly person?: string | undefined
  /** First and last day, ISO dates in UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: number
  readonly limit?: number
}

/** The outcome of the beginning or the end of a scheduled change. */
export type ScheduledOutcome =
  | 'changed'
  /** The value was set already. */
  | 'same'
  /** Somebody has changed the cell between the beginning and the end. */
  | 'superseded'
  /** The service was away during the whole time. */
  | 'missed'
  | 'notAllowed'
  | 'unknownFlag'
  | 'calledOff'

/** A switch of one cell at a later time. */
export interface ScheduledFlagChange {
  readonly id: string
  /** The same for all cells that were scheduled at once; null for a single one. */
  readonly batch: string | null
  /** The feature may be gone. */
  readonly flag: string
  readonly site: SiteId
  readonly value: FlagValue
  /** ISO date-times in UTC. With `until` the value goes back then to what it was. */
  readonly from: string
  readonly until: string | null
  readonly reason: string
  readonly by: string
  readonly state: 'waiting' | 'running' | 'ended'
  /** The last step and its ISO date-time; null before the first. */
  readonly last: { readonly outcome: ScheduledOutcome; readonly at: string } | null
  /** Name of the owner who called it off. */
  readonly calledOffBy: string | null
}

export interface NewScheduledChange extends Pick<ManyChanges, 'values' | 'reason'> {
  /** A time on the clock of each site. */
  readonly from: LocalTime
  readonly until: LocalTime | null
}

export type ScheduleRefusal = 'badFrom' | 'badUntil' | 'past' | 'tooFar' | 'endsFirst' | 'overlaps'

export type ScheduleResult =
  | { readonly kind: 'scheduled'; readonly changes: readonly ScheduledFlagChange[] }
  | { readonly kind: 'refused'; readonly why: ChangeRefusal | ScheduleRefusal }

export type CallOffResult = 'calledOff' | 'ended' | 'notAllowed' | 'unknown'

export interface ScheduledQuery {
  readonly flag?: string
  readonly site?: SiteId
}

/** A change of a flag with `fourEyes` that waits for a second owner. */
export interface ChangeRequest {
  readonly id: string
  readonly flag: FlagName
  readonly site: SiteId
  readonly before: FlagValue
  readonly value: FlagValue
  /** The version of the cell that the owner saw. */
  readonly version: number
  readonly reason: string
  readonly by: Pick<FlagOwner, 'id' | 'name'>
  /** ISO date-times in UTC. */
  readonly at: string
  readonly expiresAt: string
  readonly decision: {
    readonly kind: 'approved' | 'declined'
    readonly by: string
    readonly at: string
  } | null
}

export type RequestResult =
  /** `repeated`: the same owner has filed the same request already, and it is still open. */
  | { readonly kind: 'requested'; readonly request: ChangeRequest; readonly repeated: boolean }
  | Extract<ChangeResult, { readonly kind: 'same' | 'conflict' | 'refused' }>

/** `outdated`: the cell has changed since the request. */
export type DecisionRefusal = 'unknown' | 'decided' | 'expired' | 'outdated' | 'own' | 'notAllowed'

export type DecisionResult =
  | { readonly kind: 'approved'; readonly request: ChangeRequest; readonly cell: FlagCell }
  | { readonly kind: 'declined'; readonly request: ChangeRequest }
  | { readonly kind: 'refused'; readonly why: DecisionRefusal; readonly request: ChangeRequest | undefined }

export interface FourEyes {
  requestChange(change: CellChange, by: FlagOwner): Promise<RequestResult>
  /** The newest first. */
  requests(): Promise<readonly ChangeRequest[]>
  /** Another owner approves; the one who requested may only decline, which withdraws the request. */
  decide(id: string, decision: 'approve' | 'decline', by: FlagOwner): Promise<DecisionResult>
}

export interface FlagService extends FourEyes {
  rows(): Promise<readonly FlagRow[]>
  cell(flag: FlagName, site: SiteId): Promise<FlagCell>
  /** Setting the current value confirms it against later changes of the configuration. */
  change(change: CellChange, by: FlagOwner): Promise<ChangeResult>
  /** All or nothing, as one change. */
  changeMany(changes: ManyChanges, by: FlagOwner): Promise<ManyResult>
  /**
   * Undoes the whole change that the entry belongs to. A conflict if one of its cells has changed since.
   * Undefined for an unknown entry.
   */
  undo(entry: number, reason: string, by: FlagOwner): Promise<ManyResult | undefined>
  history(query: HistoryQuery): Promise<readonly HistoryEntry[]>
  /** The history by changes, with all cells of each that matches the query. */
  changes(query: HistoryQuery): Promise<readonly FlagChange[]>
  /** Values at an instant (ISO date-time in UTC) of the cells that were ever changed. */
  valuesAt(at: string): Promise<ManyChanges['values']>
  /** All or nothing. */
  schedule(wanted: NewScheduledChange, by: FlagOwner): Promise<ScheduleResult>
  /** Scheduled changes to come or running, the next first. */
  openScheduled(query: ScheduledQuery): Promise<readonly ScheduledFlagChange[]>
  /** The last step of those that ended in the last days, the newest first. */
  endedScheduled(query: ScheduledQuery): Promise<readonly ScheduledFlagChange[]>
  /** A running scheduled change leaves the value as it is. */
  callOff(id: string, by: FlagOwner): Promise<CallOffResult>
  /** All cells of a batch that have not ended, or none. */
  callOffAll(batch: string, by: FlagOwner): Promise<CallOffResult>
  definitions(): Promise<Definitions>
  /** The format of an Unleash export. */
  exported(): Promise<object>
  /** Notes the hour for the flags that were evaluated at all; ignores unknown ones. */
  countUsage(toggles: Readonly<Record<string, { readonly yes: number; readonly no: number }>>): Promise<void>
  /** ISO date-time of the first hour that was ever noted; null without any. */
  countedSince(): Promise<string | null>
  /** Called within a second of a change in any process. Returns an unsubscribe function. */
  onChange(listener: (sites: readonly SiteId[]) => void): () => void
  close(): Promise<void>
}
