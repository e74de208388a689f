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
