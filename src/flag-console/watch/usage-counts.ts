import type { FlagName } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { FlagUsage } from '../../services/flags/usage-report.ts'

const DAY = 86_400_000

export interface Counts {
  readonly yes: number
  readonly no: number
}

export interface DayCounts extends Counts {
  /** ISO date in UTC. */
  readonly day: string
}

export interface UsageLine extends Counts {
  readonly flag: FlagName
  readonly days: readonly DayCounts[]
}

/** Of a feature: all, then by site (null: unknown) and variant; a part without counts is left out. */
export interface FeatureCounts {
  readonly days: readonly DayCounts[]
  readonly sites: readonly { readonly site: SiteId | null; readonly days: readonly DayCounts[] }[]
  readonly variants: readonly { readonly variant: string; readonly days: readonly DayCounts[] }[]
}

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Up to today, the oldest first. `now` in epoch milliseconds. */
export const lastDays = (now: number): readonly string[] =>
  Array.from({ length: serviceLimits.flags.usageDays }, (_, index) =>
    dayOf(now - (serviceLimits.flags.usageDays - 1 - index) * DAY),
  )

export const countsIn = (days: readonly Counts[]): Counts => ({
  yes: days.reduce((sum, { yes }) => sum + yes, 0),
  no: days.reduce((sum, { no }) => sum + no, 0),
})

const isUsed = ({ days }: { readonly days: readonly Counts[] }): boolean =>
  days.some(({ yes, no }) => yes + no > 0)

type Counted = Counts & Pick<FlagUsage, 'day'>

function byDay(rows: readonly Counted[], days: readonly string[]): readonly DayCounts[] {
  const ofDay = Map.groupBy(rows, ({ day }) => day)
  return days.map((day) => ({ day, ...countsIn(ofDay.get(day) ?? []) }))
}

/** The most used feature first. */
export function usageLines(usage: readonly FlagUsage[], now: number): readonly UsageLine[] {
  const days = lastDays(now)
  return [...Map.groupBy(usage, ({ flag }) => flag)]
    .map(([flag, rows]) => {
      const ofFlag = byDay(rows, days)
      return { flag, days: ofFlag, ...countsIn(ofFlag) }
    })
    .filter(isUsed)
    .sort((one, other) => other.yes + other.no - one.yes - one.no || (one.flag < other.flag ? -1 : 1))
}

/** `usage` of one feature; sites in the order of `sites`. */
export function featureCounts(
  usage: readonly FlagUsage[],
  now: number,
  sites: readonly SiteId[],
): FeatureCounts {
  const days = lastDays(now)
  const ofSite = Map.groupBy(usage, ({ site }) => site)
  const ofVariant = Map.groupBy(
    usage.flatMap(({ day, variants }) =>
      Object.entries(variants).map(([variant, times]) => ({ day, variant, yes: times, no: 0 })),
    ),
    ({ variant }) => variant,
  )
  return {
    days: byDay(usage, days),
    sites: [...sites, null]
      .map((site) => ({ site, days: byDay(ofSite.get(site) ?? [], days) }))
      .filter(isUsed),
    variants: [...ofVariant]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([variant, rows]) => ({ variant, days: byDay(rows, days) }))
      .filter(isUsed),
  }
}
