import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'

/** Ends of a sign-in that the visitor or the provider's session decided, and no fault of the configuration. */
const refusals = [
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]

/** Undefined for a fault of the provider, the network or the configuration. `expired`: the code was used already. */
export function visitorFault(error: unknown): 'refused' | 'expired' | undefined {
  if (error instanceof AuthorizationResponseError && refusals.includes(error.error)) return 'refused'
  return error instanceof ResponseBodyError && error.error === 'invalid_grant' ? 'expired' : undefined
}
