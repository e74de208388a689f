/**
 * Marks a signed-in visitor without identifying them; nothing personal may depend on it. In a file of its own
 * because every page loads it.
 */
export const signInCookie = { name: 'signed-in', hours: 1 } as const

/** Matches that cookie, the client host's hint, or the identity library's. */
export const signedInPattern = /(?:^|;\s*)(?:signed-in|client-session|[^;=]*\.is\.authenticated)=[^;\s]/

/** Redirect URI on the site. */
export const callbackPath = '/callback'
