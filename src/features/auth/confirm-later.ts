import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { routes } from '#config/routes.ts'
import type { AuthResponse } from '#machines/auth-rules.ts'
import { readBoot } from '../../document/boot.ts'

/** Session storage: id of the client who postpones the confirmation until the end of the browser session. */
const KEY = 'marquee.confirm-later'

function isForClientsOnly(): boolean {
  const { site, flags } = readBoot()
  const match = createSitePaths(site, flags).match(location.pathname)
  return flags.forcedAuthentication || (match !== undefined && routes[match.kind].signedIn)
}

/** Public pages stay readable before the address is confirmed. */
export function confirmationOf(client: string): NonNullable<AuthResponse['confirmation']> {
  if (isForClientsOnly()) return 'required'
  try {
    return sessionStorage.getItem(KEY) === client ? 'postponed' : 'optional'
  } catch {
    return 'optional'
  }
}

export function confirmLater(client: string): void {
  try {
    sessionStorage.setItem(KEY, client)
  } catch {
    // The next page shows the frame again if there is no storage.
  }
}
