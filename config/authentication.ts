import { callbackPath } from './sign-in-cookie.ts'

/** Claims of an outside provider, each with the name that the provider uses for it. */
export type ClaimNames = Readonly<Record<'email' | 'email_verified' | 'given_name' | 'family_name', string>>

/** An outside OpenID provider of a site. */
export interface OutsideProviderSettings {
  /** Spelled as in the discovery document. */
  readonly issuer: string
  readonly applicationId: string
  /** Null for an application without one, which PKCE alone protects. */
  readonly secret: string | null
  /** Of access tokens, if the provider requires one. */
  readonly audience: string | null
  readonly scope: string
  readonly claims: ClaimNames
}

/** Sign-in on the sites and their client hosts. */
export const authentication = {
  /** Prevents a failed silent sign-in from being repeated on every page. */
  retryCookie: { name: 'sign-in-tried', minutes: 5 },
  /** Sites with an external identity provider; the others use cookies of their client host. */
  externalOn: ['fr', 'ch', 'be', 'nl'] as readonly string[],
  callbackPath,
  /** True for a site whose callback another script handles. */
  skipRedirectCallback: false as boolean,
  /** Default client id at the provider. */
  applicationId: 'marquee-site',
  scope: 'openid profile email offline_access',
  /** Defaults for outside providers. The claims have their standard names (OpenID Connect Core, 5.1). */
  outside: {
    scope: 'openid profile email',
    claims: {
      email: 'email',
      email_verified: 'email_verified',
      given_name: 'given_name',
      family_name: 'family_name',
    } satisfies ClaimNames,
  },
  /** Timeouts of the identity library, in seconds. */
  identity: { lock: 5, timeout: 60, httpTimeout: 10, refreshRetries: 3, leeway: 60, sessionCheckDays: 1 },
  /** On the client host: the HttpOnly session, and what scripts of the site may read of it. */
  cookies: { session: 'session', hint: 'client-session', csrf: 'XSRF-TOKEN' },
  csrfHeader: 'X-XSRF-TOKEN',
  /** Below the language, on the client host. */
  signInPath: 'sign-in',
  registerPath: 'register',
  validatePath: 'validate',
  forgottenPath: 'forgotten',
  guestPages: ['sign-in', 'register', 'validate', 'forgotten'],
  accountPages: ['profile', 'bookings', 'films', 'benefits', 'favourites', 'consents', 'data', 'order'],
} as const
