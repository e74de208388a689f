import { consent } from '#config/consent.ts'
import type { ConsentCategory } from '#config/types.ts'
import { announceDecision, currentDecision } from './consent.ts'
import { forget } from './forget.ts'
import { saveDecision } from './save-decision.ts'

/** Saves a decision, and deletes cookies of withdrawn categories. */
export function decide(categories: readonly ConsentCategory[], siteCookies: readonly string[] = []): void {
  saveDecision(categories)
  forget(
    consent.categories.filter((category) => !categories.includes(category)),
    siteCookies,
  )
  announceDecision()
}

export function allow(category: ConsentCategory): void {
  const before = currentDecision() ?? []
  if (!before.includes(category)) decide([...before, category])
}
