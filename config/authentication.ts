/** How the sites and their client hosts know of a signed-in visitor. */
export const authentication = {
  /** Says that somebody is signed in, never who: pages may be shown, nothing personal may hang on it. */
  flagCookie: { name: 'signed-in', hours: 1 },
  /** Below the language, on the client host. */
  signInPath: 'sign-in',
  registerPath: 'register',
  /** Pages for a visitor on the way in, and those of a signed-in client. */
  doors: ['sign-in', 'register', 'validate', 'forgotten'],
  rooms: ['profile', 'bookings', 'benefits', 'favourites', 'consents', 'data', 'order'],
} as const
