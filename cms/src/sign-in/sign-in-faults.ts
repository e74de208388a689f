export const signInFaults = [
  'expired',
  'refused',
  'unavailable',
  'noRole',
  'noAddress',
  'addressTaken',
] as const
export type SignInFault = (typeof signInFaults)[number]

export const isSignInFault = (value: unknown): value is SignInFault =>
  signInFaults.some((fault) => fault === value)
