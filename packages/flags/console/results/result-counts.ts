import { type Goal, goals, resultArms } from '#config/results.ts'
import type { FlagConfig } from '#config/types.ts'
import type { ResultCount } from '../../service/results/flag-results.ts'
import type { DayCount } from './by-day.tsx'
import { type Finding, findingOf, type Interval, newcombe, type Proportion, wilson } from './intervals.ts'

export interface ArmResult extends Proportion {
  readonly arm: string
  readonly rate: Interval
  /** A comparison to the first group; null for that itself. */
  readonly compared: { readonly difference: Interval; readonly finding: Finding } | null
}

export interface GoalResult {
  readonly goal: Goal
  readonly arms: readonly ArmResult[]
}

const visitorsIn = (counts: readonly ResultCount[]): number =>
  counts.reduce((sum, { visitors }) => sum + visitors, 0)

/** Groups with visitors, in the order of the configuration, by goal. */
export function goalResults(
  counts: readonly ResultCount[],
  config: Pick<FlagConfig, 'variants'>,
): readonly GoalResult[] {
  const ofArm = Map.groupBy(counts, ({ arm }) => arm)
  const arms = resultArms(config).flatMap((arm) => {
    const own = ofArm.get(arm) ?? []
    const visitors = visitorsIn(own.filter(({ goal }) => goal === null))
    return visitors === 0 ? [] : [{ arm, own, visitors }]
  })
  return goals.map((goal) => {
    const shares = arms.map(({ arm, own, visitors }) => ({
      arm,
      visitors,
      reached: visitorsIn(own.filter((count) => count.goal === goal)),
    }))
    const [first] = shares
    return {
      goal,
      arms: shares.map((share) => ({
        ...share,
        rate: wilson(share),
        compared:
          first === undefined || share === first
            ? null
            : { difference: newcombe(share, first), finding: findingOf(share, first) },
      })),
    }
  })
}

/** Visitors by the day of their first view. */
export function visitorDays(counts: readonly ResultCount[], days: readonly string[]): readonly DayCount[] {
  const ofDay = Map.groupBy(
    counts.filter(({ goal }) => goal === null),
    ({ day }) => day,
  )
  return days.map((day) => ({ day, visitors: visitorsIn(ofDay.get(day) ?? []) }))
}
