import type { SiteId } from '../../../config/sites.ts'
import type { SiteFlags } from '../../server/outer-options.ts'

/** A flag that is on, as Unleash's Frontend API sends it. */
export interface FrontendToggle {
  readonly name: string
  readonly enabled: true
  readonly variant: {
    readonly name: string
    readonly enabled: boolean
    readonly payload?: { readonly type: string; readonly value: string }
    /** Whether the flag itself is on; SDKs that are not told take it from the toggle. */
    readonly feature_enabled?: boolean
  }
  readonly impressionData: boolean
}

/** What an SDK says about who asks. */
export interface FlagContext {
  readonly userId?: string
  readonly sessionId?: string
  readonly remoteAddress?: string
  readonly currentTime?: Date
  readonly appName?: string
  readonly environment?: string
  readonly properties: Readonly<Record<string, string>>
}

/** Where the values come from just now: the service, what it said last, or the table of the configuration. */
export type FlagState = 'live' | 'last-known' | 'presets'

/** The flags as the sites use them, whatever service is behind. */
export interface FlagEvaluation {
  /** The same object as long as the values are the same. Never waits, never throws. */
  siteFlags(site: SiteId): SiteFlags
  /** Every flag that is on for a context. Never throws. */
  toggles(context: FlagContext): readonly FrontendToggle[]
  /** Called with the sites whose values or visitors' rules have changed. */
  onChange(listener: (sites: readonly SiteId[]) => void): () => void
  /** Changes with anything that a visitor of the site could see: values and visitors' rules. */
  revision(site: SiteId): string
  state(): FlagState
  /** What SDKs in the browsers of a site counted, for the service. */
  countUsage(
    site: SiteId,
    toggles: Readonly<
      Record<
        string,
        { readonly yes: number; readonly no: number; readonly variants?: Readonly<Record<string, number>> }
      >
    >,
  ): void
  /** Resolves when the service has answered for the first time, or has been waited for long enough. */
  started(): Promise<void>
  close(): Promise<void>
}
