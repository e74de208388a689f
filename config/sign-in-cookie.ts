/** Says that somebody is signed in, never who: pages may be shown, nothing personal may hang on it. Alone in its file, which every page brings. */
export const signInCookie = { name: 'signed-in', hours: 1 } as const
