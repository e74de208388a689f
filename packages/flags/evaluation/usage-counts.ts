import type { FlagName, FlagValues } from '#config/flags.ts'
import type { FlagCounts } from './flag-source.ts'
import type { ToggleCounts } from './unleash.ts'

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

/** Counts stay in memory, so that neither pages nor browsers' reports wait for a store. */
export function createUsageCounts(names: readonly string[]) {
  const counts = new Map<string, ToggleCounts>()

  function countsOf(name: string): ToggleCounts {
    const known = counts.get(name) ?? { yes: 0, no: 0 }
    counts.set(name, known)
    return known
  }

  return {
    decided(values: FlagValues, decided: readonly FlagName[]) {
      for (const name of decided) countsOf(name)[values[name] ? 'yes' : 'no'] += 1
    },
    browsers(toggles: FlagCounts) {
      for (const [name, counted] of Object.entries(toggles))
        if (names.includes(name)) add(countsOf(name), counted)
    },
    drain(): FlagCounts {
      const drained = Object.fromEntries(counts)
      counts.clear()
      return drained
    },
  }
}
