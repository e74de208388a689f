import { callbackPath } from './sign-in-cookie.ts'

/** How the sites and their client hosts know of a signed-in visitor. */
export const authentication = {
  /** Keeps a silent sign-in that failed from being tried on every page. */
  retryCookie: { name: 'sign-in-tried', minutes: 5 },
  /** Sites whose visitors sign in at an external identity provider; the others use cookie-based tokens of their client host. */
  externalOn: ['fr', 'ch', 'be', 'nl'] as readonly string[],
  callbackPath,
  /** For a site whose callback another script handles: what comes back is left alone. */
  skipRedirectCallback: false as boolean,
  /** The site as the provider knows it, unless the environment names another. */
  applicationId: 'marquee-site',
  /** What the site asks to know. */
  scope: 'openid profile email offline_access',
  /** Times of the identity library, in seconds. */
  identity: { lock: 5, timeout: 60, httpTimeout: 10, refreshRetries: 3, leeway: 60, sessionCheckDays: 1 },
  /** Of the client host: the session, that the browser sends and no script reads; and what a script of the site may know of it. */
  cookies: { session: 'session', hint: 'client-session', csrf: 'XSRF-TOKEN' },
  csrfHeader: 'X-XSRF-TOKEN',
  /** Below the language, on the client host. */
  signInPath: 'sign-in',
  registerPath: 'register',
  validatePath: 'validate',
  forgottenPath: 'forgotten',
  /** Pages for a visitor on the way in, and those of a signed-in client. */
  guestPages: ['sign-in', 'register', 'validate', 'forgotten'],
  accountPages: ['profile', 'bookings', 'films', 'benefits', 'favourites', 'consents', 'data', 'order'],
} as const
