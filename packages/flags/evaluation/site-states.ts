import { type SiteId, siteIds } from '#config/sites.ts'
import type { SiteFlagValues } from './flag-evaluation.ts'
import type { FlagRules, SiteState } from './flag-rules.ts'

type Listener = (sites: readonly SiteId[]) => void
type SiteStateWithFlags = SiteState & { readonly flags: SiteFlagValues }

export function createSiteStates(rules: FlagRules, clock: () => number, onError: (error: unknown) => void) {
  const listeners = new Set<Listener>()

  function stateOf(site: SiteId): SiteStateWithFlags {
    const state = rules.site(site, new Date(clock()))
    return { ...state, flags: { values: state.values, hash: state.hash } }
  }

  const states = new Map(siteIds.map((site) => [site, stateOf(site)]))

  function notify(touched: readonly SiteId[]): void {
    for (const listener of Array.from(listeners)) {
      try {
        listener(touched)
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    of(site: SiteId): SiteStateWithFlags {
      const state = states.get(site)
      if (!state) throw new Error(`No flags for the site ${site}`)
      return state
    },
    /** Re-evaluates the rules. Unchanged values stay the same object. */
    refresh(): void {
      const touched = siteIds.filter((site) => {
        const [before, now] = [states.get(site), stateOf(site)]
        if (before?.revision === now.revision) return false
        states.set(site, before?.hash === now.hash ? { ...before, revision: now.revision } : now)
        return true
      })
      if (touched.length > 0) notify(touched)
    },
    onChange(listener: Listener): () => void {
      const own: Listener = (touched) => listener(touched)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
