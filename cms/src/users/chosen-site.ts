import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import { sitesOf } from './access.ts'
import { type Person, personOf } from './person.ts'

/** Cookie with the country that somebody works for; the admin alone reads it. */
export const CHOSEN_SITE = 'cms-site'

const siteIn = (cookies: string): SiteId | undefined => {
  const [, value] = new RegExp(`(?:^|;\\s*)${CHOSEN_SITE}=(\\w+)`).exec(cookies) ?? []
  return isSite(value) ? value : undefined
}

/** The chosen country if the person still has it; undefined for all. */
export function chosenSiteOf(person: Person | undefined, cookies: string): SiteId | undefined {
  const site = siteIn(cookies)
  return person && site && sitesOf(person).includes(site) ? site : undefined
}

/** The country that the user of a request works for; undefined for all. */
export const chosenSite = (req: { readonly user?: unknown; readonly headers?: Headers }) =>
  chosenSiteOf(personOf(req.user), req.headers?.get('cookie') ?? '')
