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

/** Stands for the embedded provider in the store, since its own issuer follows its host and port. */
export const EMBEDDED_ISSUER = 'staff'
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
export interface OwnerProvider extends Pick<StaffProvider, 'start' | 'logOutAddress'> {
  readonly name: string
  /** The issuer of owners and sessions in the store. */
  readonly issuer: string
  finish(origin: string, request: Request): Promise<ProviderReturn>
  backChannel(origin: string, ...rest: Parameters<StaffProvider['backChannel']>): Promise<Response>
}

interface OwnerProviderOptions extends Omit<StaffProviderOptions, 'paths' | 'settings'> {
  readonly name: string
  readonly issuer: string
  /** The issuer of the embedded provider depends on the host by which the console was reached. */
  readonly settingsAt: (origin: string) => OwnerProviderSettings
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

const paths = { callback: OWNER_CALLBACK, signedOut: '/sign-out', home: '/' }

export function createOwnerProvider({
  name,
  issuer,
  settingsAt,
  ...options
}: OwnerProviderOptions): OwnerProvider {
  const providers = new Map<string, StaffProvider>()
  function at(origin: string): StaffProvider {
    const known = providers.get(origin)
    if (known) return known
    const made = createStaffProvider({ ...options, settings: settingsAt(origin), paths })
    providers.set(origin, made)
    return made
  }
  return {
    name,
    issuer,
    start: (origin, cookie, how) => at(origin).start(origin, cookie, how),
    logOutAddress: (origin, idToken) => at(origin).logOutAddress(origin, idToken),
    backChannel: (origin, request, end) => at(origin).backChannel(request, end),
    async finish(origin, request) {
      const returned = await at(origin).finish(origin, request)
      if (returned.kind === 'fault') return returned
      const { claims, subject, idToken } = returned.subject
      const { rolesClaim, grants } = settingsAt(origin)
      const { sub } = subject
      const rights = rightsOf(claimValues(claims, rolesClaim), grants)
      const owner = { issuer, sub, names: staffNames(claims, sub), rights, idToken }
      return { kind: 'owner', owner, back: returned.back, cookies: returned.cookies }
    },
  }
}
