import { useSyncExternalStore } from 'react'
import type { ConsentCategory } from '../../../config/types.ts'
import { currentDecision, type Decision, watchDecision } from './consent.ts'

/** The server does not know the visitor: to it, and to the first render, nothing is decided. */
export const useDecision = (): Decision => useSyncExternalStore(watchDecision, currentDecision, () => null)

export const useAllowed = (category: ConsentCategory): boolean => useDecision()?.includes(category) ?? false
