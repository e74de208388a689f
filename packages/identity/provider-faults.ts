import { AuthorizationResponseError, ResponseBodyError, type ServerMetadata } from 'openid-client'

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

/** Fields that a discovery document lacks, by the names of the document. */
interface DiscoveryFaults {
  /** Nobody can sign in without it. */
  readonly needed: readonly string[]
  /** Sign-in works without it, but less does. */
  readonly useful: readonly string[]
}

const SIGNATURE = /^(?:RS|PS|ES)\d{3}$|^Ed(?:DSA|25519)$/

const absent = (metadata: ServerMetadata, names: readonly string[]) =>
  names.filter((name) => typeof metadata[name] !== 'string')

/** The value is missing from a list; a provider that does not publish the list may support it. */
const lacks = (list: unknown, value: string) => Array.isArray(list) && !list.includes(value)

export function discoveryFaults(metadata: ServerMetadata): DiscoveryFaults {
  const {
    response_types_supported: responseTypes,
    code_challenge_methods_supported: challenges,
    id_token_signing_alg_values_supported: algorithms,
    scopes_supported: scopes,
  } = metadata
  const isSigned = algorithms?.some((name) => SIGNATURE.test(name)) ?? true
  return {
    needed: [
      ...absent(metadata, ['authorization_endpoint', 'token_endpoint', 'jwks_uri']),
      ...(lacks(responseTypes, 'code') ? ['response_types_supported: code'] : []),
      ...(isSigned ? [] : ['id_token_signing_alg_values_supported: RS256']),
    ],
    useful: [
      ...absent(metadata, ['userinfo_endpoint', 'end_session_endpoint']),
      ...(challenges?.includes('S256') ? [] : ['code_challenge_methods_supported: S256']),
      ...(lacks(scopes, 'email') ? ['scopes_supported: email'] : []),
    ],
  }
}
