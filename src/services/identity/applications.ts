import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { ClientMetadata } from 'oidc-provider'
import { authentication } from '#config/authentication.ts'

export interface Application {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
}

export const isOwnApplication = (clientId: string | undefined): boolean =>
  clientId === authentication.applicationId

/** Messages answer the silent check, which only the site's own pages make. */
export const responseModesOf = (clientId: string | null): readonly string[] =>
  clientId !== null && isOwnApplication(clientId) ? ['query', 'web_message'] : ['query']

/** A browser cannot keep a secret, so PKCE replaces it. */
export const otherApplication = ({ id, name, redirectUris }: Application): ClientMetadata => ({
  token_endpoint_auth_method: 'none',
  application_type: 'web',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  client_id: id,
  client_name: name,
  redirect_uris: [...redirectUris],
})

export const ownApplication = ({ origin }: SiteRequest): ClientMetadata => ({
  ...otherApplication({
    id: authentication.applicationId,
    name: 'Marquee',
    redirectUris: [origin + authentication.callbackPath],
  }),
  post_logout_redirect_uris: [origin, `${origin}/`],
})
