import type { OwnerPasswords } from '#config/authentication.ts'
import type { CmsEnv } from '../env.ts'

/** Ways to sign in. */
export interface EditorAccess {
  /** The issuer of the OpenID provider, if one is configured. */
  readonly issuer: string | undefined
  /** Editors who may sign in without the provider. */
  readonly passwords: OwnerPasswords
  /** Address of the first admin. */
  readonly firstAdmin: string
}

export const editorAccess = ({ identity, passwords, firstAdmin }: CmsEnv): EditorAccess => ({
  issuer: identity?.issuer,
  passwords,
  firstAdmin: firstAdmin.email.toLowerCase(),
})

function fieldOf(account: unknown, name: 'issuer' | 'email'): unknown {
  const fields: { issuer?: unknown; email?: unknown } =
    typeof account === 'object' && account !== null ? account : {}
  return fields[name]
}

/** True if name and rights of an account are those of the configured provider. */
export const isProvided = ({ issuer }: EditorAccess, account: unknown): boolean =>
  issuer !== undefined && fieldOf(account, 'issuer') === issuer

export const isFirstAdmin = (access: EditorAccess, account: unknown): boolean =>
  !isProvided(access, account) && fieldOf(account, 'email') === access.firstAdmin

/** True if an account may sign in without the provider. */
export const hasPassword = (access: EditorAccess, account: unknown): boolean =>
  !isProvided(access, account) &&
  (access.passwords === 'all' || (access.passwords === 'first-admin' && isFirstAdmin(access, account)))
