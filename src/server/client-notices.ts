import { authentication } from '#config/authentication.ts'

const {
  guestPages,
  accountPages,
}: { readonly guestPages: readonly string[]; readonly accountPages: readonly string[] } = authentication

/**
 * Notice for a page of the client area while an outside service has the accounts; null for an unknown page.
 */
export function pausedPage(page: string | undefined): 'signInPaused' | 'accountPaused' | null {
  if (page === undefined) return null
  if (guestPages.includes(page)) return 'signInPaused'
  return accountPages.includes(page) ? 'accountPaused' : null
}
