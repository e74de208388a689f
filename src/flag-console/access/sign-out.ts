import type { OpenPage } from '../page.ts'
import { endedCookie } from '../session-cookie.ts'

const left = '/sign-in?done=out'

/** Only by POST: following a link changes nothing. */
export const signOut: OpenPage = {
  needs: 'nobody',
  get: ({ session }) => ({ kind: 'redirect', location: session === null ? left : '/' }),
  async post({ owners, sessionToken, visitor }) {
    if (sessionToken !== undefined) await owners.signOut(sessionToken)
    return { kind: 'redirect', location: left, cookies: [endedCookie(visitor)] }
  },
}
