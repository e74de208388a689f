import type { AccountClaims } from 'oidc-provider'
import type { Account } from '../accounts/accounts.ts'

const secondsOfIso = (instant: string) => Math.floor(Date.parse(instant) / 1_000)

export const claimsOfScopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['given_name', 'family_name', 'name', 'locale', 'updated_at'],
}

export function claimsOf(account: Account): AccountClaims {
  const { id, email, emailVerifiedAt, firstName, lastName, language, createdAt, completedAt } = account
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ')
  const changes = [createdAt, completedAt, emailVerifiedAt].filter((instant) => instant !== null)
  return {
    sub: id,
    email,
    email_verified: emailVerifiedAt !== null,
    given_name: firstName ?? undefined,
    family_name: lastName ?? undefined,
    name: name || undefined,
    locale: language,
    updated_at: Math.max(...changes.map(secondsOfIso)),
  }
}
