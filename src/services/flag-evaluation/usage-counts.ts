import type { FlagValues } from '../../../config/flags.ts'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import type { ToggleCounts } from '../../api/unleash.ts'
import type { CountedFlags, FlagCounts } from './flag-source.ts'

interface UsageCounts {
  read(site: SiteId): void
  browsers(site: SiteId, toggles: FlagCounts): void
  drain(valuesOf: (site: SiteId) => FlagValues): CountedFlags[]
}

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

/** In memory, so that neither pages nor browsers' reports wait for a store. */
export function createUsageCounts(names: readonly string[]): UsageCounts {
  const reads = new Map<SiteId, number>()
  const browsers = new Map<SiteId, Map<string, ToggleCounts>>()

  const countedBy = (site: SiteId, values: FlagValues, times: number): FlagCounts =>
    Object.fromEntries(
      names.map((name) => {
        const on = values[name as keyof FlagValues]
        return [name, { yes: on ? times : 0, no: on ? 0 : times }]
      }),
    )

  return {
    read: (site) => void reads.set(site, (reads.get(site) ?? 0) + 1),
    browsers(site, toggles) {
      const own = browsers.get(site) ?? new Map<string, ToggleCounts>()
      browsers.set(site, own)
      for (const [name, counts] of Object.entries(toggles)) {
        if (!names.includes(name)) continue
        const known = own.get(name) ?? { yes: 0, no: 0 }
        own.set(name, known)
        add(known, counts)
      }
    },
    drain(valuesOf) {
      const drained = siteIds.flatMap((site): CountedFlags[] => {
        const times = reads.get(site) ?? 0
        const theirs = browsers.get(site)
        return [
          ...(times > 0
            ? [{ by: 'server', site, toggles: countedBy(site, valuesOf(site), times) } as const]
            : []),
          ...(theirs ? [{ by: 'browsers', site, toggles: Object.fromEntries(theirs) } as const] : []),
        ]
      })
      reads.clear()
      browsers.clear()
      return drained
    },
  }
}
