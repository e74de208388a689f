import { authentication } from '../../config/authentication.ts'
import type { Edition } from '../edition.ts'
import { languagePrefix } from '../routing/site-paths.ts'

let query = ''

/** What the identity provider sent the visitor back with; '' on every other page, and once it has been used. */
export const returnedQuery = (): string => query

/**
 * Takes what the provider sent out of the address, before anything reads it: the page is the home page. The server answers the callback with a
 * page only where there is something to take.
 */
export function takeReturn({ site, language }: Pick<Edition, 'site' | 'language'>): void {
  if (location.pathname !== authentication.callbackPath) return
  query = location.search
  document.documentElement.dataset.client = ''
  history.replaceState(null, '', languagePrefix(site, language) || '/')
}

export function forgetReturn(): void {
  query = ''
}
