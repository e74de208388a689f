/** How the sites and their client hosts know of a signed-in visitor. */
export const authentication = {
  /** Says that somebody is signed in, never who: pages may be shown, nothing personal may hang on it. */
  flagCookie: { name: 'signed-in', hours: 1 },
  /** Below the language, on the client host. */
  signInPath: 'sign-in',
} as const
