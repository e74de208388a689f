import { writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { consent } from '#config/consent.ts'
import type { ConsentCategory } from '#config/types.ts'

const DAY = 86_400

/** The client host shares the site's decision. */
export const cookieDomain = (): string => location.hostname.replace(/^client\./, '')

/** Saves a decision in the library's format, so that its modal reads it, but without an id of the visitor. */
export function saveDecision(categories: readonly ConsentCategory[]): void {
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
}

/**
 * A press on the banner before the scripts of the page have come counts at once: the decision is saved, and the
 * banner goes. The press is repeated once they are there.
 */
export function decideEarly(): void {
  const { dataset } = document.documentElement
  addEventListener(
    'click',
    ({ target }) => {
      if (dataset.hydrated !== undefined || !(target instanceof Element)) return
      const choice = target.closest<HTMLButtonElement>('.consent__acts button[value]')?.value.split(' ')
      if (!choice) return
      saveDecision(consent.categories.filter((category) => choice.includes(category)))
      dataset.consent = 'decided'
    },
    true,
  )
}
