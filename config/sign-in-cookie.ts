/** Says that somebody is signed in, never who: pages may be shown, nothing personal may hang on it. Alone in its file, which every page brings. */
export const signInCookie = { name: 'signed-in', hours: 1 } as const

/** In a header or a document: that cookie, or what the client host tells of its session. As text, so that an early script can carry it. */
export const signedInPattern = '(?:^|;\\s*)(?:signed-in|client-session)=[^;\\s]'
