import type { PageResponse } from '@marquee/forms/page.ts'
import type { SignInElsewhere } from '../../services/accounts/ports.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { consentPage, sendConsent } from './consent.tsx'
import { onward, pendingInteraction, typedBefore } from './entry.ts'
import { gonePage } from './sign-in.tsx'

async function start(
  context: ClientContext,
  { signUp, loginHint, interaction }: Pick<SignInElsewhere, 'signUp' | 'loginHint' | 'interaction'>,
): Promise<PageResponse> {
  const { identity, visited, request, session } = context
  if (identity === null) return { kind: 'missing' }
  // The embedded provider requires signing in again despite a session.
  const again = session !== null
  const how = { signUp, loginHint, again, next: onward(context), interaction }
  return { kind: 'response', response: await identity.signInElsewhere(visited, request, how) }
}

async function show(context: ClientContext, signUp: boolean): Promise<PageResponse> {
  const { session, url } = context
  const pending = await pendingInteraction(context)
  if (pending === 'gone') return gonePage(context)
  const loginHint = typedBefore(context, pending)
  if (pending === 'none')
    return session === null
      ? start(context, { signUp, loginHint, interaction: null })
      : { kind: 'redirect', location: onward(context) }
  if (pending.prompt === 'consent') return consentPage(context, pending)
  const interaction = url.searchParams.get('interaction')
  return start(context, { signUp: signUp || pending.signUp, loginHint, interaction })
}

/** Sign-in or registration at the outside provider of the site. Another application still needs consent here. */
export const outsideSignIn = (signUp: boolean): ClientAreaPage => ({
  kind: 'guest',
  get: (context) => show(context, signUp),
  async post(context, form) {
    const pending = await pendingInteraction(context)
    return pending !== 'none' && pending !== 'gone' && pending.prompt === 'consent'
      ? sendConsent(context, form)
      : { kind: 'missing' }
  },
})
