/** How the sites and their client hosts know of a signed-in visitor. */
export const authentication = {
  /** Keeps a silent sign-in that failed from being tried on every page. */
  retryCookie: { name: 'sign-in-tried', minutes: 5 },
  /** Sites whose visitors sign in at an external identity provider. */
  externalOn: [] as readonly string[],
  /** Below the language, on the client host. */
  signInPath: 'sign-in',
  registerPath: 'register',
  validatePath: 'validate',
  /** Pages for a visitor on the way in, and those of a signed-in client. */
  doors: ['sign-in', 'register', 'validate', 'forgotten'],
  rooms: ['profile', 'bookings', 'benefits', 'favourites', 'consents', 'data', 'order'],
} as const
