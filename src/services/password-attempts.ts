import { type Attempt, attemptAt } from './rate-limits/rate-limiter.ts'

export interface PasswordLimits {
  readonly perAddress: number
  /** Per account and browser that has signed in before, else per account and address. */
  readonly perPair: number
  /** Per account, of all browsers in which it has not signed in before. */
  readonly fromStrangers: number
  readonly minutes: number
}

export interface PasswordAttempts {
  readonly byAddress: Attempt
  readonly byPair: Attempt
  /** Undefined for a known browser. */
  readonly byStranger: Attempt | undefined
}

/** What a password of a sign-in is counted under. `device` is the id of a known browser. */
export function passwordAttempts(
  what: string,
  { perAddress, perPair, fromStrangers, minutes }: PasswordLimits,
  account: string,
  { address, device }: { readonly address: string | undefined; readonly device: string | undefined },
): PasswordAttempts {
  const who = device === undefined ? ['address', address] : ['device', device]
  return {
    byAddress: attemptAt(`${what} per address`, { most: perAddress, minutes }, address),
    byPair: attemptAt(`${what} per account and address`, { most: perPair, minutes }, account, ...who),
    byStranger:
      device === undefined
        ? attemptAt(`${what} of an account by strangers`, { most: fromStrangers, minutes }, account)
        : undefined,
  }
}
