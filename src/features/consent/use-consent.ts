import { useSyncExternalStore } from 'react'
import type { ConsentCategory } from '#config/types.ts'
import { currentDecision, type Decision, watchDecision } from './consent.ts'

/** The decision; null on the server and in the first render. */
export const useDecision = (): Decision => useSyncExternalStore(watchDecision, currentDecision, () => null)

export const useAllowed = (category: ConsentCategory): boolean => useDecision()?.includes(category) ?? false
