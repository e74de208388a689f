import type { FlagName, FlagValues } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { SiteFlags } from '../../server/site-flags.ts'

export interface FrontendToggle {
  readonly name: string
  readonly enabled: true
  readonly variant: {
    readonly name: string
    readonly enabled: boolean
    readonly payload?: { readonly type: string; readonly value: string }
    /** Whether the flag itself is on; SDKs default to the toggle's own state. */
    readonly feature_enabled?: boolean
  }
  readonly impressionData: boolean
}

export interface FlagContext {
  readonly userId?: string
  readonly sessionId?: string
  readonly remoteAddress?: string
  readonly currentTime?: Date
  readonly appName?: string
  readonly environment?: string
  readonly properties: Readonly<Record<string, string>>
}

export interface ExplainedStrategy {
  readonly name: string
  /** Percentage of visitors; null if it does not select by share. */
  readonly share: number | null
  readonly conditions: readonly {
    readonly field: string
    readonly operator: string
    readonly values: readonly string[]
    readonly inverted: boolean
    readonly met: boolean
  }[]
}

/**
 * `unserved`: the service has no such feature, `undecidable`: its rules differ by visitor where the value may
 * not; in both cases the configuration decides. `disabled`: off for everybody. `everybody`: on without rules.
 * `unmatched`: all rules of the feature.
 */
export type FlagReason =
  | { readonly kind: 'unserved' | 'undecidable' | 'disabled' | 'everybody' }
  | { readonly kind: 'parent'; readonly features: readonly string[] }
  | { readonly kind: 'strategy'; readonly strategy: ExplainedStrategy }
  | { readonly kind: 'unmatched'; readonly strategies: readonly ExplainedStrategy[] }

export interface FlagExplanation {
  readonly name: string
  readonly on: boolean
  readonly variant: string | null
  readonly reason: FlagReason
}

/** `last-known`: the service's last response; `presets`: the configuration's table. */
export type FlagState = 'live' | 'last-known' | 'presets'

export interface FlagEvaluation {
  /** Returns the same object until a value changes. Never waits, never throws. */
  siteFlags(site: SiteId): SiteFlags
  /** Never throws. */
  toggles(context: FlagContext): readonly FrontendToggle[]
  /** The values of `toggles` for every flag in the order of the configuration, each with its reason. */
  explain(site: SiteId, context: FlagContext): readonly FlagExplanation[]
  /** Called with sites whose values or visitor rules have changed. Returns an unsubscribe function. */
  onChange(listener: (sites: readonly SiteId[]) => void): () => void
  revision(site: SiteId): string
  state(): FlagState
  /** Counts one request for each of these features. */
  countDecisions(values: FlagValues, decided: readonly FlagName[]): void
  countUsage(
    toggles: Readonly<
      Record<
        string,
        { readonly yes: number; readonly no: number; readonly variants?: Readonly<Record<string, number>> }
      >
    >,
  ): void
  /** Resolves after the first response or a maximum wait. */
  started(): Promise<void>
  close(): Promise<void>
}
