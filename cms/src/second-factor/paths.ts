/** A path below `/api/users`. */
export const securityRoute = '/sign-in/security'
export const securityPath = `/api/users${securityRoute}`

/** Last part of the path of a change. */
export const securitySteps = [
  'begin',
  'confirm',
  'prove',
  'codes',
  'remove',
  'reset',
  'end',
  'leave',
  'begin-passkey',
  'add-passkey',
  'rename-passkey',
  'remove-passkey',
  'begin-proof',
  'prove-passkey',
] as const
export type SecurityStep = (typeof securitySteps)[number]
