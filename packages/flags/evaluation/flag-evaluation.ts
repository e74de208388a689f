import type { FlagName, FlagValues } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'

/** Values of a site's flags that are the same for all visitors. */
export interface SiteFlagValues {
  /** Referentially stable while the values are unchanged. */
  readonly values: FlagValues
  readonly hash: string
}

export interface FrontendToggle {
  readonly name: string
  readonly enabled: true
  readonly variant: {
    readonly name: string
    readonly enabled: boolean
    readonly payload?: { readonly type: string; readonly value: string }
    /** The state of the flag itself; SDKs default to the toggle's own state. */
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

/** `last-known`: the service's last response; `presets`: the configuration's table. */
export type FlagState = 'live' | 'last-known' | 'presets'

export interface FlagEvaluation {
  /** Returns the same object until a value changes. Never waits, never throws. */
  siteFlags(site: SiteId): SiteFlagValues
  /** Never throws. */
  toggles(context: FlagContext): readonly FrontendToggle[]
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
