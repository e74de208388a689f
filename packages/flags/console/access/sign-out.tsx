import { continueTo } from '@marquee/forms/back.ts'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { flagSession } from '../session-cookie.ts'
import { ToSignIn } from './sign-in.tsx'

const signedOut = (context: ConsoleContext) => ({
  kind: 'page' as const,
  title: context.texts.t('signIn.signedOut'),
  body: (
    <div className="access">
      <ToSignIn context={context} />
    </div>
  ),
})

/** A sign-out is a POST only: following a link changes nothing. The provider returns here. */
export const signOut: OpenPage = {
  needs: 'nobody',
  get: (context) => (context.session === null ? signedOut(context) : { kind: 'redirect', location: '/' }),
  async post({ owners, session, sessionToken, visitor, provider, origin }) {
    if (sessionToken !== undefined) await owners.signOut(sessionToken)
    const cookies = [flagSession.ended(visitor.https)]
    const address =
      session?.issuer === provider.issuer ? await provider.logOutAddress(origin, session.idToken) : null
    return address === null
      ? { kind: 'redirect', location: '/sign-out', cookies }
      : continueTo(address, cookies)
  },
}
