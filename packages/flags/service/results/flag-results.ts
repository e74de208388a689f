import type { FlagName } from '#config/flags.ts'
import type { Goal } from '#config/results.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

/** The report of one visitor's browser, who agreed to statistics. */
export interface ResultReport {
  readonly flag: string
  readonly arm: string
  readonly language: string
  /** The visitor saw the feature, or would have; or then reached a goal. */
  readonly reached: { readonly goal: Goal; readonly day: string } | null
}

/** Sum over visitors who first saw the feature on a day. */
export interface ResultCount {
  readonly flag: FlagName
  readonly site: SiteId
  readonly language: Language
  /** ISO date in UTC. */
  readonly day: string
  readonly arm: string
  /** Null: the visitors of that day; else those of them who reached it. */
  readonly goal: Goal | null
  readonly visitors: number
}

/** First and last day: ISO dates in UTC. */
export interface ResultQuery {
  readonly flag: FlagName
  readonly from: string
  readonly to: string
  readonly site?: SiteId | undefined
  readonly language?: Language | undefined
}

/** Results of experiments: how many visitors of each variant reached a goal. */
export interface FlagResults {
  /** Returns the day under which the visitor counts; null, and nothing is counted, if the report fits no feature. */
  count(site: SiteId, report: ResultReport): string | null
  /** Counts of this process are included. */
  results(query: ResultQuery): Promise<readonly ResultCount[]>
  close(): Promise<void>
}
