import { consent } from '#config/consent.ts'
import { siteIds, sites } from '#config/sites.ts'
import type { ConsentCategory } from '#config/types.ts'

/** A visitor who has decided on every site: the default state of a browser context. */
export function decided(...categories: readonly ConsentCategory[]) {
  const value = encodeURIComponent(
    JSON.stringify({
      categories: ['necessary', ...categories],
      revision: consent.revision,
      consentId: 'test',
    }),
  )
  const cookies = siteIds.map((site) => ({
    name: consent.cookie,
    value,
    domain: `.${sites[site].hosts.local}`,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }))
  return { cookies, origins: [] }
}

/** A first-time visitor, who sees the consent banner. */
export const undecided = { cookies: [], origins: [] }
