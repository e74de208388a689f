import type { CmsEnv } from '../env.ts'

/** Ways to sign in. */
export interface EditorAccess {
  /** The issuer of the OpenID provider. */
  readonly issuer: string
  /** Address of the account that signs in with a password while the provider is down. */
  readonly breakGlass: string | undefined
}

export const editorAccess = ({ identity, breakGlass }: CmsEnv): EditorAccess => ({
  issuer: identity.issuer,
  breakGlass: breakGlass?.email,
})

function fieldOf(account: unknown, name: 'issuer' | 'email'): unknown {
  const fields: { issuer?: unknown; email?: unknown } =
    typeof account === 'object' && account !== null ? account : {}
  return fields[name]
}

/** True if name and rights of an account are those of the configured provider. */
export const isProvided = ({ issuer }: EditorAccess, account: unknown): boolean =>
  fieldOf(account, 'issuer') === issuer

export const isBreakGlass = (access: EditorAccess, account: unknown): boolean =>
  access.breakGlass !== undefined &&
  !isProvided(access, account) &&
  fieldOf(account, 'email') === access.breakGlass

/** The key in a request's context that says: an OpenID provider decides about the account, and nobody who is signed in. */
export const byProvider = 'byProvider'
