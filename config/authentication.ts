import { callbackPath } from './sign-in-cookie.ts'
import type { SiteId } from './sites.ts'

/** Claims of an outside provider, each with the name that the provider uses for it. */
export type ClaimNames = Readonly<Record<'email' | 'email_verified' | 'given_name' | 'family_name', string>>

/** An outside OpenID provider of a site. */
export interface OutsideProviderSettings {
  /** Spelled as in the discovery document. */
  readonly issuer: string
  readonly applicationId: string
  /** Null for an application without one, which PKCE alone protects. */
  readonly secret: string | null
  /** The audience of access tokens; null if the provider requires none. */
  readonly audience: string | null
  readonly scope: string
  readonly claims: ClaimNames
}

export const ownerRoles = ['viewer', 'editor', 'admin'] as const

/** Permissions that a value of the provider's claim gives in the flag console; editors only have sites. */
export interface OwnerGrant {
  readonly value: string
  readonly role: (typeof ownerRoles)[number]
  readonly sites: readonly SiteId[]
}

/** An OpenID provider at which staff signs in. */
export interface StaffProviderSettings<Grant> extends OutsideProviderSettings {
  /** Names it in messages. */
  readonly name: string
  /** Claim with the values of the grants; dots lead into objects. */
  readonly rolesClaim: string
  readonly grants: readonly Grant[]
}

export type OwnerProviderSettings = StaffProviderSettings<OwnerGrant>

/** Sites with an external identity provider; the others use cookies of their client host. */
const externalOn: readonly string[] = ['fr', 'ch', 'be', 'nl']

/** Sign-in on the sites and their client hosts. */
export const authentication = {
  /** Prevents a failed silent sign-in from being repeated on every page. */
  retryCookie: { name: 'sign-in-tried', minutes: 5 },
  externalOn,
  callbackPath,
  /** The provider posts logout tokens to this path of the client host. */
  backChannelPath: '/back-channel-logout',
  /** True for a site whose callback another script handles. */
  skipRedirectCallback: false,
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
  /** Defaults for the provider of owners of flags. */
  owners: { applicationId: 'marquee-flags', rolesClaim: 'roles' },
  /** Defaults for the provider of editors. */
  editors: { applicationId: 'marquee-cms', rolesClaim: 'roles' },
  /**
   * Options of the identity library, times in seconds. The library has its lock and its retries as constants: a test
   * fails if they differ from these.
   */
  identity: { lock: 5, timeout: 60, httpTimeout: 10, refreshRetries: 3, leeway: 60, sessionCheckDays: 1 },
  /** Cookies of the client host: the HttpOnly session, and those that scripts of the site may read. */
  cookies: { session: 'session', hint: 'client-session', csrf: 'XSRF-TOKEN' },
  csrfHeader: 'X-XSRF-TOKEN',
  /** Paths of the client host below the language. */
  signInPath: 'sign-in',
  registerPath: 'register',
  validatePath: 'validate',
  forgottenPath: 'forgotten',
  guestPages: ['sign-in', 'register', 'validate', 'forgotten', 'reminder'],
  accountPages: [
    'profile',
    'bookings',
    'films',
    'benefits',
    'favourites',
    'consents',
    'data',
    'order',
    'reminders',
    'year',
  ],
} as const
