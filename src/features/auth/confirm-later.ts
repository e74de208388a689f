import { routes } from '../../../config/routes.ts'
import type { AuthAnswer } from '../../../machines/auth-rules.ts'
import { createSitePaths } from '../../addresses/site-paths.ts'
import { readBoot } from '../../document/boot.ts'

/** Id of the client who puts off confirming an address until the end of this browser session. */
const KEY = 'marquee.confirm-later'

function isForClientsOnly(): boolean {
  const { site, flags } = readBoot()
  const match = createSitePaths(site, flags).match(location.pathname)
  return site.forcedAuthentication || (match !== undefined && routes[match.kind].signedIn)
}

/** Pages for everybody stay readable to a client whose address is not confirmed yet. */
export function confirmationOf(client: string): NonNullable<AuthAnswer['confirmation']> {
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
    // The next page shows the frame again, and it can be left there too.
  }
}
