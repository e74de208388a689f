import { staffNames } from '@marquee/identity/staff-names.ts'
import {
  createStaffProvider,
  type StaffProvider,
  type StaffProviderOptions,
  type StaffReturn,
} from '@marquee/identity/staff-provider.ts'
import { type OwnerGrant, type OwnerProviderSettings, ownerRoles } from '#config/authentication.ts'
import { claimValues } from '#models/claim-values.ts'
import type { ProvidedOwner } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'

export const OWNER_CALLBACK = '/sign-in/callback'
export const OWNER_BACK_CHANNEL = '/sign-in/back-channel'

export type ProviderReturn =
  | Extract<StaffReturn, { kind: 'fault' }>
  | {
      readonly kind: 'owner'
      readonly owner: ProvidedOwner
      readonly back: string
      readonly cookies: readonly string[]
    }

/** Sign-in of owners at an OpenID provider. `origin` is that of the console. */
export interface OwnerProvider extends Omit<StaffProvider, 'finish'> {
  readonly name: string
  readonly issuer: string
  finish(origin: string, request: Request): Promise<ProviderReturn>
}

interface OwnerProviderOptions extends Omit<StaffProviderOptions, 'paths'> {
  readonly settings: OwnerProviderSettings
}

type Rights = Pick<FlagOwner, 'role' | 'sites'>

/** The highest role of all values, with the sites of all editors. Null without a grant. */
export function rightsOf(values: readonly string[], all: readonly OwnerGrant[]): Rights | null {
  const held = all.filter(({ value }) => values.includes(value))
  const role = ownerRoles.findLast((each) => held.some((grant) => grant.role === each))
  if (role === undefined) return null
  const sites = role === 'editor' ? [...new Set(held.flatMap((grant) => grant.sites))] : []
  return { role, sites }
}

export function createOwnerProvider(options: OwnerProviderOptions): OwnerProvider {
  const { issuer, name, rolesClaim, grants } = options.settings
  const paths = { callback: OWNER_CALLBACK, signedOut: '/sign-out', home: '/' }
  const staff = createStaffProvider({ ...options, paths })
  return {
    ...staff,
    name,
    issuer,
    async finish(origin, request) {
      const returned = await staff.finish(origin, request)
      if (returned.kind === 'fault') return returned
      const { claims, subject, idToken } = returned.subject
      const { sub } = subject
      const rights = rightsOf(claimValues(claims, rolesClaim), grants)
      const owner = { issuer, sub, names: staffNames(claims, sub), rights, idToken }
      return { kind: 'owner', owner, back: returned.back, cookies: returned.cookies }
    },
  }
}
