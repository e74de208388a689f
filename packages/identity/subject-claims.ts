import { z } from 'zod'
import type { ClaimNames } from '#config/authentication.ts'

/** A user as the provider knows it. Only `sub` is sure. */
export interface SubjectClaims {
  readonly sub: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly givenName: string | null
  readonly familyName: string | null
}

type Claims = Readonly<Record<string, unknown>>

const LONGEST_NAME = 100

const subject = z.string().min(1).max(255)
/** As a browser's form accepts it, which includes hosts without a dot. */
export const address = z.email({ pattern: z.regexes.html5Email })

/** Some providers write booleans as text or numbers. */
const isTrue = (value: unknown) => [true, 'true', 1, '1'].some((each) => each === value)

const nameIn = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME ? value : null

/** Null without a usable `sub`. */
export function readSubject(claims: Claims, names: ClaimNames): SubjectClaims | null {
  const sub = subject.safeParse(claims.sub)
  if (!sub.success) return null
  const email = address.safeParse(claims[names.email])
  return {
    sub: sub.data,
    email: email.success ? email.data : null,
    emailVerified: isTrue(claims[names.email_verified]),
    givenName: nameIn(claims[names.given_name]),
    familyName: nameIn(claims[names.family_name]),
  }
}
