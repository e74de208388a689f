import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

export const roles = ['admin', 'editor', 'translator', 'reader'] as const
export type Role = (typeof roles)[number]

/** The rights of a signed-in user or API token. */
export interface Person {
  readonly id: number | string
  readonly role: Role
  /** Sites of an editor, translator or reader; an admin has all. */
  readonly sites: readonly SiteId[]
  readonly languages: readonly Language[]
  /** True for an editor who approves what others want to publish. */
  readonly reviews?: boolean
}

const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

const listOf = <T>(value: unknown, is: (each: unknown) => each is T): readonly T[] =>
  Array.isArray(value) ? value.filter(is) : []

/** The user of a Payload account; undefined without an account or role, and while the provider gives it no role. */
export function personOf(account: unknown): Person | undefined {
  if (
    typeof account !== 'object' ||
    account === null ||
    !('id' in account) ||
    !('role' in account) ||
    !isRole(account.role) ||
    ('suspendedAt' in account && account.suspendedAt)
  )
    return undefined
  const { id } = account
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  return {
    id,
    role: account.role,
    sites: 'sites' in account ? listOf(account.sites, isSite) : [],
    languages: 'languages' in account ? listOf(account.languages, isLanguage) : [],
    ...('reviews' in account && account.reviews === true && { reviews: true }),
  }
}

export const isAdmin = (account: unknown): boolean => personOf(account)?.role === 'admin'
