import type { OpenPage } from '../page.ts'
import { endedCookie } from '../session-cookie.ts'
import { continueTo } from './continue-to.ts'

const left = '/sign-in?done=out'

/** A sign-out is a POST only: following a link changes nothing. */
export const signOut: OpenPage = {
  needs: 'nobody',
  get: ({ session }) => ({ kind: 'redirect', location: session === null ? left : '/' }),
  async post({ owners, session, sessionToken, visitor, provider, origin }) {
    if (sessionToken !== undefined) await owners.signOut(sessionToken)
    const cookies = [endedCookie(visitor)]
    const address =
      provider && session?.issuer === provider.issuer
        ? await provider.logOutAddress(origin, session.idToken)
        : null
    return address === null ? { kind: 'redirect', location: left, cookies } : continueTo(address, cookies)
  },
}
