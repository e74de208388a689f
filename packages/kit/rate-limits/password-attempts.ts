import { type Attempt, attemptAt } from './rate-limiter.ts'

export interface AccountLimits {
  /** The limit per account and browser that has signed in before, or else per account and address. */
  readonly perPair: number
  /** The limit per account, for all browsers in which it has not signed in before. */
  readonly fromStrangers: number
  readonly minutes: number
}

export interface PasswordLimits extends AccountLimits {
  readonly perAddress: number
}

export interface AccountAttempts {
  readonly byPair: Attempt
  /** Undefined for a known browser. */
  readonly byStranger: Attempt | undefined
}

export interface PasswordAttempts extends AccountAttempts {
  readonly byAddress: Attempt
}

/** `device`: the id of a known browser. */
interface Origin {
  readonly address: string | undefined
  readonly device: string | undefined
}

/** Counted attempts at an account: strangers leave to its owner those that they cannot use up. */
export function accountAttempts(
  what: string,
  { perPair, fromStrangers, minutes }: AccountLimits,
  account: string,
  { address, device }: Origin,
): AccountAttempts {
  const who = device === undefined ? ['address', address] : ['device', device]
  return {
    byPair: attemptAt(`${what} per account and address`, { most: perPair, minutes }, account, ...who),
    byStranger:
      device === undefined
        ? attemptAt(`${what} of an account by strangers`, { most: fromStrangers, minutes }, account)
        : undefined,
  }
}

/** Counters of a sign-in with a password. */
export const passwordAttempts = (
  what: string,
  limits: PasswordLimits,
  account: string,
  origin: Origin,
): PasswordAttempts => ({
  byAddress: attemptAt(
    `${what} per address`,
    { most: limits.perAddress, minutes: limits.minutes },
    origin.address,
  ),
  ...accountAttempts(what, limits, account, origin),
})
