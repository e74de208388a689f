import { isPublicHost } from '@marquee/kit/http/host-names.ts'
import {
  address,
  optional,
  requireTogether,
  scopes,
  secret,
  secretText,
  variable,
} from '@marquee/kit/start/env-kinds.ts'
import { StartError } from '@marquee/kit/start/start-error.ts'
import {
  authentication,
  type OwnerPasswords,
  ownerPasswords,
  type StaffProviderSettings,
} from '#config/authentication.ts'
import { isSite } from '#config/is-site.ts'
import { isLanguage, languages } from '#config/languages.ts'
import { siteIds } from '#config/sites.ts'
import { z } from '#models/zod.ts'
import { type Person, roles } from './users/person.ts'

/** Permissions that a value of the provider's claim gives. */
export interface EditorGrant extends Omit<Person, 'id'> {
  readonly value: string
}

/** The OpenID provider at which editors sign in. */
export type EditorProviderSettings = StaffProviderSettings<EditorGrant>

const listOf = (all: readonly string[]) => String.raw`(?:${all.join('|')})(?:\+(?:${all.join('|')}))*`
const SITES = listOf(siteIds)
const GRANT = String.raw`[^,=][^,]*=(?:admin|(?:editor|reader):${SITES}|translator:${SITES}:${listOf(languages)})`

const grants = z
  .string()
  .regex(
    new RegExp(String.raw`^${GRANT}(?:\s*,\s*${GRANT})*$`),
    'must be pairs such as cms-admins=admin,benelux=editor:be+nl,swiss-texts=translator:ch:de+fr,staff=reader:fr',
  )
  .transform((text) => text.split(',').map(grantOf))

function grantOf(pair: string): EditorGrant {
  const [, value = '', role, sites = '', spoken = ''] =
    /^\s*(.+)=(\w+):?([^\s:]*):?(\S*)\s*$/.exec(pair) ?? []
  return {
    value,
    role: roles.find((each) => each === role) ?? 'reader',
    sites: sites.split('+').filter(isSite),
    languages: spoken.split('+').filter(isLanguage),
  }
}

/** Sign-in of editors at an OpenID provider; the names of the flag service's variables, with another prefix. */
export const identityVariables = {
  CMS_IDENTITY: optional(
    address(/^https?$/, 'https://login.cinema.example/'),
    'Issuer of an OpenID provider at which editors sign in, as its discovery document spells it, with CMS_IDENTITY_ROLES.',
  ),
  CMS_IDENTITY_APPLICATION: optional(
    z.string(),
    `Client id of the content management system at that provider; ${authentication.editors.applicationId} if absent.`,
  ),
  CMS_IDENTITY_SECRET: secret(secretText, 'Client secret of that application, if it has one.'),
  CMS_IDENTITY_SCOPE: optional(
    scopes,
    `Scopes to request from that provider; ${authentication.outside.scope} if absent.`,
  ),
  CMS_IDENTITY_NAME: optional(
    z.string().max(40, 'must have 40 characters at most'),
    'Name of that provider on the button; the host of its issuer if absent.',
  ),
  CMS_IDENTITY_CLAIM: optional(
    z.string(),
    `Claim with the roles or groups of an editor, in the ID token or userinfo; a dot leads into an object (realm_access.roles). ${authentication.editors.rolesClaim} if absent.`,
  ),
  CMS_IDENTITY_ROLES: optional(
    grants,
    'Role for values of that claim, with sites, and of translators with languages: cms-admins=admin,benelux=editor:be+nl,swiss-texts=translator:ch:de+fr,staff=reader:fr. A user without one is refused.',
  ),
  CMS_PASSWORDS: variable(
    z.enum(ownerPasswords, `must be one of ${ownerPasswords.join(', ')}`),
    'all',
    'Users who may sign in without that provider: all, first-admin (the account of CMS_ADMIN_EMAIL), or none. Others than all need CMS_IDENTITY.',
  ),
  CMS_SECOND_FACTOR: optional(
    z.enum(['required', 'optional'], 'must be required or optional'),
    'Whether admins who sign in with a password need a second factor; required with a public CMS_URL, else optional.',
  ),
}

type Values = z.output<z.ZodObject<typeof identityVariables>>

/** Undefined without a provider. */
export function editorProviderOf(values: Values): EditorProviderSettings | undefined {
  requireTogether(values, [['CMS_IDENTITY', 'CMS_IDENTITY_ROLES']])
  const { CMS_IDENTITY: issuer, CMS_IDENTITY_ROLES: roles } = values
  if (issuer === undefined || roles === undefined) return undefined
  const { outside, editors } = authentication
  return {
    issuer,
    applicationId: values.CMS_IDENTITY_APPLICATION ?? editors.applicationId,
    secret: values.CMS_IDENTITY_SECRET ?? null,
    audience: null,
    scope: values.CMS_IDENTITY_SCOPE ?? outside.scope,
    claims: outside.claims,
    name: values.CMS_IDENTITY_NAME ?? new URL(issuer).host,
    rolesClaim: values.CMS_IDENTITY_CLAIM ?? editors.rolesClaim,
    grants: roles,
  }
}

export function passwordsOf({ CMS_PASSWORDS: passwords, CMS_IDENTITY: issuer }: Values): OwnerPasswords {
  if (passwords !== 'all' && issuer === undefined)
    throw new StartError(
      `The environment variable CMS_PASSWORDS is ${passwords}, so that CMS_IDENTITY must be set.`,
    )
  return passwords
}

/** `publicUrl` is the address under which editors reach the system. */
export const needsFactor = ({ CMS_SECOND_FACTOR: setting }: Values, publicUrl: string): boolean =>
  setting === undefined ? isPublicHost(new URL(publicUrl).host) : setting === 'required'
