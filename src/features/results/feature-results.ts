import { consentStorage } from '#config/consent-storage.ts'
import { type Goal, goals, resultDays } from '#config/results.ts'
import type { Language } from '#config/types.ts'
import { type FeatureResult, sendFeatureResult } from '../../api/feature-results.ts'
import { browserStore, type PersistedStore } from '../../storage/persisted-store.ts'
import { isPrivateMode } from '../../storage/private-mode.ts'
import { isAllowed } from '../consent/consent.ts'

const RESULTS_STORE = 'feature-results' satisfies keyof typeof consentStorage
const DAY = 86_400_000

interface Counted {
  readonly arm: string
  /** ISO date in UTC. */
  readonly day: string
  readonly goals: readonly Goal[]
}

export interface FeatureResults {
  /** A visitor of the arm sees the feature, or would see it. */
  seen(feature: string, arm: string, language: Language): Promise<void>
  /** Counts for each feature that the visitor has seen in the last days. */
  reached(goal: Goal, language: Language): Promise<void>
}

interface ResultsOptions {
  readonly store: PersistedStore
  /** Resolves with the day under which the visitor counts. */
  readonly send: (result: FeatureResult) => Promise<string>
  /** Epoch milliseconds; default: the machine's clock. */
  readonly clock?: () => number
}

function isCounted(value: unknown): value is Counted {
  const { arm, day, goals: reached }: Partial<Record<keyof Counted, unknown>> = Object(value)
  return (
    typeof arm === 'string' &&
    typeof day === 'string' &&
    Array.isArray(reached) &&
    reached.every((goal) => goals.includes(goal))
  )
}

function parse(text: string | null): Readonly<Record<string, Counted>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(stored)).filter((entry): entry is [string, Counted] => isCounted(entry[1])),
    )
  } catch {
    return {}
  }
}

/**
 * Counts a visitor once per feature in some days, and each goal once. The browser remembers what was counted, so that
 * nobody needs an id; only with consent to statistics. Reports that fail are ignored.
 */
export function createFeatureResults({ store, send, clock = Date.now }: ResultsOptions): FeatureResults {
  const sending = new Set<string>()
  const allowed = () => isAllowed(consentStorage[RESULTS_STORE])
  const known = () => parse(store.read(RESULTS_STORE))
  const isCurrent = ({ day }: Counted) => Math.abs(clock() - Date.parse(day)) < resultDays * DAY
  const save = (feature: string, counted: Counted) => {
    if (allowed()) store.write(RESULTS_STORE, JSON.stringify({ ...known(), [feature]: counted }))
  }

  return {
    async seen(feature, arm, language) {
      const before = known()[feature]
      const key = `${feature} ${arm}`
      if (!allowed() || sending.has(key) || (before?.arm === arm && isCurrent(before))) return
      sending.add(key)
      try {
        const day = await send({ flag: feature, arm, language, reached: null })
        save(feature, { arm, day, goals: [] })
      } catch {
      } finally {
        sending.delete(key)
      }
    },
    async reached(goal, language) {
      if (!allowed()) return
      const open = Object.entries(known()).filter(
        ([, counted]) => isCurrent(counted) && !counted.goals.includes(goal),
      )
      // Saved first: the page may be left at once.
      for (const [feature, counted] of open) save(feature, { ...counted, goals: [...counted.goals, goal] })
      const sent = open.map(([flag, { arm, day }]) => send({ flag, arm, language, reached: { goal, day } }))
      await Promise.allSettled(sent)
    },
  }
}

let opening: Promise<FeatureResults | null> | undefined

/** Null in a private window, which forgets what was counted. */
const open = () =>
  (opening ??= isPrivateMode().then((isPrivate) =>
    isPrivate ? null : createFeatureResults({ store: browserStore, send: sendFeatureResult }),
  ))

export const reportSeen = async (feature: string, arm: string, language: Language): Promise<void> =>
  (await open())?.seen(feature, arm, language)

export const reportGoal = async (goal: Goal, language: Language): Promise<void> =>
  (await open())?.reached(goal, language)
