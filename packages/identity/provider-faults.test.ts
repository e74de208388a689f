import { describe, expect, it } from 'vitest'
import { discoveryDocuments } from './discovery-documents.fixture.ts'
import { discoveryFaults } from './provider-faults.ts'

describe('discoveryFaults', () => {
  it.each(['keycloak', 'auth0'] as const)('finds nothing missing at %s', (name) => {
    expect(discoveryFaults({ ...structuredClone(discoveryDocuments[name]) } as never)).toEqual({
      needed: [],
      useful: [],
    })
  })

  it('names PKCE of a provider that does not publish it', () => {
    expect(discoveryFaults(structuredClone(discoveryDocuments.entra) as never)).toEqual({
      needed: [],
      useful: ['code_challenge_methods_supported: S256'],
    })
  })

  it('names each endpoint and ability that is missing', () => {
    expect(
      discoveryFaults({
        issuer: 'https://login.cinema.example',
        response_types_supported: ['id_token'],
        id_token_signing_alg_values_supported: ['HS256'],
        scopes_supported: ['openid'],
      }),
    ).toEqual({
      needed: [
        'authorization_endpoint',
        'token_endpoint',
        'jwks_uri',
        'response_types_supported: code',
        'id_token_signing_alg_values_supported: RS256',
      ],
      useful: [
        'userinfo_endpoint',
        'end_session_endpoint',
        'code_challenge_methods_supported: S256',
        'scopes_supported: email',
      ],
    })
  })
})
