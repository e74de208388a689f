import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'

/** `site` only if the SDK sent one. */
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

/** Requests of one application for one feature on one day. */
export interface FlagUsage {
  readonly flag: FlagName
  readonly application: string
  /** Null if the application did not name one. */
  readonly site: SiteId | null
  /** ISO date in UTC. */
  readonly day: string
  readonly yes: number
  readonly no: number
  readonly variants: Readonly<Record<string, number>>
}
