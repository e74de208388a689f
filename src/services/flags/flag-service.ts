import type { FlagName } from '../../../config/flags.ts'
import type { SiteId } from '../../../config/sites.ts'
import type { FlagConfig } from '../../../config/types.ts'

/** Who works in the flag service. An editor changes the cells of `sites`, an admin all of them. */
export interface FlagOwner {
  readonly id: string
  readonly name: string
  readonly role: 'viewer' | 'editor' | 'admin'
  readonly sites: readonly SiteId[]
}

export type VisitorDevice = 'phone' | 'tablet' | 'desktop'

/** Which visitors see a flag of reach `visitor`. */
export interface Audience {
  /** Share of visitors in percent, 0 to 100, by a stable anonymous id. */
  readonly rollout: number
  /** Empty: every device. */
  readonly devices: readonly VisitorDevice[]
  /** Empty: no variants. Weights in thousandths; their sum is 1,000. */
  readonly variants: readonly { readonly name: string; readonly weight: number }[]
}

export interface FlagValue {
  readonly on: boolean
  /** Null on flags of reach `edition`, which no audience narrows. */
  readonly audience: Audience | null
}

/** A feature on a site. */
export interface FlagCell {
  readonly flag: FlagName
  readonly site: SiteId
  /** What the table of the configuration says. */
  readonly preset: boolean
  readonly value: FlagValue
  /** Counts the changes of this cell; 0 for one that was never changed. */
  readonly version: number
  /** Null on a cell that was never changed. `at` is an ISO date-time in UTC. */
  readonly changed: { readonly at: string; readonly by: string; readonly reason: string } | null
}

export interface FlagRow {
  readonly name: FlagName
  readonly config: FlagConfig
  readonly cells: Readonly<Record<SiteId, FlagCell>>
  /** ISO date-time of the hour in which it was last asked for; null if it never was. */
  readonly lastUsed: string | null
}

export interface CellChange {
  readonly flag: string
  readonly site: string
  readonly value: FlagValue
  /** Version that the owner saw. */
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

export type ChangeResult =
  | { readonly kind: 'changed'; readonly cell: FlagCell }
  /** Somebody else was first: the cell as it is now, nothing was written. */
  | { readonly kind: 'conflict'; readonly cell: FlagCell }
  | { readonly kind: 'refused'; readonly why: ChangeRefusal }

export interface HistoryEntry {
  /** Grows with time. */
  readonly id: number
  readonly flag: FlagName
  readonly site: SiteId
  readonly at: string
  readonly by: string
  readonly reason: string
  readonly before: FlagValue
  readonly after: FlagValue
  /** Version of the cell after this change. */
  readonly version: number
  /** Entry that this one took back. */
  readonly undoes: number | null
}

export interface HistoryQuery {
  readonly flag?: string
  readonly site?: string
  /** Entries older than this id. */
  readonly before?: number
  readonly limit?: number
}

export type ImportResult =
  | { readonly kind: 'imported'; readonly changed: readonly FlagCell[] }
  /** Nothing was changed. `unknown` lists flags that the configuration does not have, `faults` sentences about the rest. */
  | { readonly kind: 'refused'; readonly unknown: readonly string[]; readonly faults: readonly string[] }

/** What an import would do. */
export type ImportPlan =
  /** The cells that it would change, as they are now, each with the value that it would have; those it would leave are not among them. */
  | {
      readonly kind: 'plan'
      readonly changes: readonly { readonly cell: FlagCell; readonly value: FlagValue }[]
    }
  | Extract<ImportResult, { kind: 'refused' }>

/** What Unleash calls a feature, as its Client API sends it. */
export interface FeatureDefinition {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly enabled: boolean
  readonly project: string
  readonly stale: boolean
  readonly impressionData: boolean
  readonly strategies: readonly FeatureStrategy[]
  readonly variants: readonly never[]
}

export interface FeatureStrategy {
  readonly name: 'default' | 'flexibleRollout'
  readonly constraints: readonly {
    readonly contextName: string
    readonly operator: 'IN'
    readonly values: readonly string[]
    readonly inverted: false
  }[]
  readonly parameters: Readonly<Record<string, string>>
  readonly variants?: readonly {
    readonly name: string
    readonly weight: number
    readonly weightType: 'fix'
    readonly stickiness: string
  }[]
}

export interface Definitions {
  /** Changes with the features, and only with them; without quotes. */
  readonly etag: string
  readonly features: readonly FeatureDefinition[]
}

/** Counts of an SDK, by flag, for the time since its last report. `site` where the SDK named one. */
export interface UsageReport {
  readonly application: string
  readonly site: SiteId | null
  readonly toggles: Readonly<
    Record<
      string,
      { readonly yes: number; readonly no: number; readonly variants?: Readonly<Record<string, number>> }
    >
  >
}

export interface FlagUsage {
  readonly flag: FlagName
  readonly application: string
  /** ISO date-time of the beginning of the hour. */
  readonly hour: string
  readonly yes: number
  readonly no: number
}

/** Every feature on every site, kept in the store, with who changed what and why. */
export interface FlagService {
  rows(): Promise<readonly FlagRow[]>
  cell(flag: FlagName, site: SiteId): Promise<FlagCell>
  /** A change to the value that the cell has already is one too, with its own version and entry: it confirms the value, whatever the configuration says later. */
  change(change: CellChange, by: FlagOwner): Promise<ChangeResult>
  /** Takes back one entry of the history: a change of its own, refused where the cell has changed since. Undefined where there is no such entry. */
  undo(entry: number, reason: string, by: FlagOwner): Promise<ChangeResult | undefined>
  /** Newest first. */
  history(query: HistoryQuery): Promise<readonly HistoryEntry[]>
  definitions(): Promise<Definitions>
  /** All cells in the format of Unleash's export. */
  exported(): Promise<object>
  /** What `imported` would do with a file. Changes nothing. */
  planImport(file: unknown): Promise<ImportPlan>
  /** All or nothing; `file` is what was parsed of an export. Only an admin may. */
  imported(file: unknown, reason: string, by: FlagOwner): Promise<ImportResult>
  /** Unknown flags count nothing; a report with a number that cannot be counts nothing at all. */
  countUsage(report: UsageReport): Promise<void>
  /** Of the last days, newest first. */
  usage(): Promise<readonly FlagUsage[]>
  /** Called within a second of a change in any process on the same store, with the sites that it touched. Answers how to stop. */
  onChange(listener: (sites: readonly SiteId[]) => void): () => void
  close(): Promise<void>
}
