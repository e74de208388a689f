/** Paths below `/api/users`. */
export const signInRoutes = {
  start: '/sign-in/start',
  callback: '/sign-in/callback',
  end: '/sign-in/end',
  backChannel: '/sign-in/back-channel',
} as const

export const signInPaths = {
  start: `/api/users${signInRoutes.start}`,
  callback: `/api/users${signInRoutes.callback}`,
  end: `/api/users${signInRoutes.end}`,
} as const

/** Why nobody is signed in, as the address of the sign-in page says it. */
const signInFaults = ['expired', 'refused', 'unavailable', 'noRole', 'noAddress', 'addressTaken'] as const
export type SignInFault = (typeof signInFaults)[number]

export const isSignInFault = (value: unknown): value is SignInFault =>
  signInFaults.some((fault) => fault === value)
