/** Says that somebody is signed in, never who: pages may be shown, nothing personal may hang on it. Alone in its file, which every page brings. */
export const signInCookie = { name: 'signed-in', hours: 1 } as const

/** In a header or a document: that cookie, what the client host tells of its session, or the identity library's. */
export const signedInPattern = /(?:^|;\s*)(?:signed-in|client-session|[^;=]*\.is\.authenticated)=[^;\s]/

/** Where the identity provider sends the visitor back to, on the site. */
export const callbackPath = '/callback'
