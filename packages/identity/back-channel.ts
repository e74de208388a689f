import { readForm } from '@marquee/kit/http/read-body.ts'
import type { LoggedOut } from './logout-token.ts'
import type { RelyingParty } from './relying-party.ts'

const BYTES = 16_384
const headers = { 'cache-control': 'no-store', 'content-type': 'application/json' }

const refused = (status: number, error: string) =>
  new Response(JSON.stringify({ error }), { status, headers })

/** Answers a logout of the provider (OpenID Connect Back-Channel Logout 1.0, 2.5 to 2.8). `end` ends the sessions. */
export async function backChannelLogout(
  request: Request,
  party: RelyingParty,
  end: (who: LoggedOut) => Promise<unknown>,
  onError: (error: unknown, message: string) => void,
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const form = await readForm(request, { fields: BYTES, files: 0 })
  const token = form instanceof FormData ? form.get('logout_token') : null
  if (typeof token !== 'string') return refused(400, 'invalid_request')
  try {
    const who = await party.loggedOut(token)
    if (who === null) return refused(400, 'invalid_request')
    await end(who)
    return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    onError(error, 'sessions that have ended at the provider did not end here')
    return refused(503, 'temporarily_unavailable')
  }
}
