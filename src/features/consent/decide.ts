import { consent } from '../../../config/consent.ts'
import type { ConsentCategory } from '../../../config/types.ts'
import { writeCookie } from '../../storage/cookie.ts'
import { announceDecision, currentDecision } from './consent.ts'
import { forget } from './forget.ts'

const DAY = 86_400

/** The client host shares the site's decision. */
export const cookieDomain = (): string => location.hostname.replace(/^client\./, '')

/**
 * Saves a decision in the library's format, so that its modal reads it, but without an id of the visitor.
 * Deletes cookies of withdrawn categories.
 */
export function decide(categories: readonly ConsentCategory[], siteCookies: readonly string[] = []): void {
  const now = new Date()
  const value = {
    categories: ['necessary', ...categories],
    revision: consent.revision,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: 'unnumbered',
    services: { necessary: [], functional: [], statistics: [], marketing: [] },
    languageCode: document.documentElement.lang,
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + consent.days * DAY * 1000,
  }
  const domain = cookieDomain()
  writeCookie(consent.cookie, JSON.stringify(value), consent.days * DAY, domain.includes('.') ? domain : '')
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
