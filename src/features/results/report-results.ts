import type { Goal } from '#config/results.ts'
import type { Language } from '#config/types.ts'
import { sendFeatureResult } from '../../api/feature-results.ts'
import { browserStore } from '../../storage/persisted-store.ts'
import { isPrivateMode } from '../../storage/private-mode.ts'
import { createFeatureResults, type FeatureResults } from './feature-results.ts'

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
