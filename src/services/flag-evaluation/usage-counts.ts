import type { FlagName, FlagValues } from '#config/flags.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { ToggleCounts } from '../../api/unleash.ts'
import type { CountedFlags, FlagCounts } from './flag-source.ts'

interface UsageCounts {
  decided(site: SiteId, values: FlagValues, decided: readonly FlagName[]): void
  browsers(site: SiteId, toggles: FlagCounts): void
  drain(): CountedFlags[]
}

type CountsBySite = Map<SiteId, Map<string, ToggleCounts>>

/** Bounds what browsers can report; no flag has more variants. */
const MOST_VARIANTS = 20
const MOST = Number.MAX_SAFE_INTEGER / 2

function add(own: ToggleCounts, { yes, no, variants = {} }: FlagCounts[string]): void {
  own.yes = Math.min(MOST, own.yes + yes)
  own.no = Math.min(MOST, own.no + no)
  const ownVariants = (own.variants ??= {})
  for (const [name, count] of Object.entries(variants)) {
    if (Object.hasOwn(ownVariants, name) || Object.keys(ownVariants).length < MOST_VARIANTS)
      ownVariants[name] = Math.min(MOST, (ownVariants[name] ?? 0) + count)
  }
}

function countsOf(counts: CountsBySite, site: SiteId, name: string): ToggleCounts {
  const ofSite = counts.get(site) ?? new Map<string, ToggleCounts>()
  counts.set(site, ofSite)
  const known = ofSite.get(name) ?? { yes: 0, no: 0 }
  ofSite.set(name, known)
  return known
}

/** In memory, so that neither pages nor browsers' reports wait for a store. */
export function createUsageCounts(names: readonly string[]): UsageCounts {
  const counts = { server: new Map(), browsers: new Map() } satisfies Record<CountedFlags['by'], CountsBySite>

  return {
    decided(site, values, decided) {
      for (const name of decided) countsOf(counts.server, site, name)[values[name] ? 'yes' : 'no'] += 1
    },
    browsers(site, toggles) {
      for (const [name, counted] of Object.entries(toggles))
        if (names.includes(name)) add(countsOf(counts.browsers, site, name), counted)
    },
    drain() {
      const drained = siteIds.flatMap((site) =>
        (['server', 'browsers'] as const).flatMap((by): CountedFlags[] => {
          const toggles = counts[by].get(site)
          return toggles ? [{ by, site, toggles: Object.fromEntries(toggles) }] : []
        }),
      )
      for (const each of Object.values(counts)) each.clear()
      return drained
    },
  }
}
