import { writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { consentStorage } from '#config/consent-storage.ts'
import { outsideParties } from '#config/outside-parties.ts'
import type { ConsentCategory, OutsideParty } from '#config/types.ts'

const parties: readonly OutsideParty[] = Object.values(outsideParties)

const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/**
 * Cookies in `present` to delete with the categories: those of their parties, and those that the
 * site lists without a party.
 */
export function cookiesToForget(
  present: readonly string[],
  withdrawn: readonly ConsentCategory[],
  siteNames: readonly string[],
): string[] {
  const claimed = parties.flatMap(({ consent, cookies = [] }) =>
    cookies.map((pattern) => ({ consent, pattern })),
  )
  return present.filter((name) => {
    const owners = claimed.filter(({ pattern }) => fits(pattern, name))
    if (owners.length > 0)
      return owners.some(({ consent }) => consent !== 'none' && withdrawn.includes(consent))
    return withdrawn.length > 0 && siteNames.some((pattern) => fits(pattern, name))
  })
}

function domainsAbove(host: string): string[] {
  const parts = host.split('.')
  return ['', ...parts.map((_part, index) => parts.slice(index).join('.'))]
}

function forgetStored(withdrawn: readonly ConsentCategory[]): void {
  for (const [name, category] of Object.entries<ConsentCategory>(consentStorage)) {
    if (!withdrawn.includes(category)) continue
    try {
      localStorage.removeItem(name)
    } catch {}
  }
}

export function forget(withdrawn: readonly ConsentCategory[], siteNames: readonly string[]): void {
  forgetStored(withdrawn)
  const present = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  for (const name of cookiesToForget(present, withdrawn, siteNames)) {
    for (const domain of domainsAbove(location.hostname)) writeCookie(name, '', 0, domain)
  }
}
