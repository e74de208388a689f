import {
  clientSecret,
  type StaffClientId,
  staffIssuer,
  staffRolesClaim,
  staffScope,
} from '@marquee/identity/staff/staff-clients.ts'
import { flagGrants } from '@marquee/identity/staff/staff-roles.ts'
import {
  authentication,
  type OwnerGrant,
  type OwnerProviderSettings,
  ownerRoles,
} from '#config/authentication.ts'
import { isSite } from '#config/is-site.ts'
import { staffOriginBeside } from '../hosts/hosts.ts'
import type { Env } from './env.ts'

/** `cinema-admins=admin,cinema-benelux=editor:be+nl` */
const grantsIn = (text: string) =>
  text.split(',').flatMap((pair): OwnerGrant[] => {
    const [, value = '', name, sites = ''] = /^\s*(.+)=(\w+):?(\S*)\s*$/.exec(pair) ?? []
    const role = ownerRoles.find((each) => each === name)
    return role ? [{ value, role, sites: sites.split('+').filter(isSite) }] : []
  })

/** Undefined without an outside provider. */
export function outsideOwnerSettings(env: Env): OwnerProviderSettings | undefined {
  const { FLAGS_IDENTITY: issuer, FLAGS_IDENTITY_ROLES: roles } = env
  if (issuer === undefined || roles === undefined) return undefined
  const { outside, owners } = authentication
  return {
    issuer,
    applicationId: env.FLAGS_IDENTITY_APPLICATION ?? owners.applicationId,
    secret: env.FLAGS_IDENTITY_SECRET ?? null,
    audience: null,
    scope: env.FLAGS_IDENTITY_SCOPE ?? outside.scope,
    claims: outside.claims,
    name: env.FLAGS_IDENTITY_NAME ?? new URL(issuer).host,
    rolesClaim: env.FLAGS_IDENTITY_CLAIM ?? owners.rolesClaim,
    grants: grantsIn(roles),
  }
}

export const embeddedName = 'Marquee'

/** The provider of the staff host beside a flag host. */
export const embeddedOwnerSettings =
  (env: Env, secret: string) =>
  (flagOrigin: string): OwnerProviderSettings => ({
    issuer: staffIssuer(staffOriginBeside(env, flagOrigin)),
    applicationId: 'flags' satisfies StaffClientId,
    secret: clientSecret('flags', secret),
    audience: null,
    scope: staffScope,
    claims: authentication.outside.claims,
    name: embeddedName,
    rolesClaim: staffRolesClaim,
    grants: flagGrants,
  })
