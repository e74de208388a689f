import {
  authentication,
  type OwnerPasswords,
  ownerPasswords,
  type StaffProviderSettings,
} from '../../config/authentication.ts'
import { isSite } from '../../config/is-site.ts'
import { isLanguage, languages } from '../../config/languages.ts'
import { siteIds } from '../../config/sites.ts'
import { z } from '../../content-models/zod.ts'
import { address, scopes, secretText, variable } from '../../src/server/env-kinds.ts'
import { isPublicHost } from '../../src/server/local-names.ts'
import { CmsStartError, hidden, type Source, valueOf } from './env-kinds.ts'
import type { Person } from './users/person.ts'

/** What a value of the provider's claim allows. */
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
    role: role as EditorGrant['role'],
    sites: sites.split('+').filter(isSite),
    languages: spoken.split('+').filter(isLanguage),
  }
}

/** Sign-in of editors at an OpenID provider; the names of the flag service's variables, with another prefix. */
export const identityVariables = {
  CMS_IDENTITY: variable(
    address(/^https?$/, 'https://login.cinema.example/'),
    '',
    'Issuer of an OpenID provider at which editors sign in, as its discovery document spells it, with CMS_IDENTITY_ROLES.',
  ),
  CMS_IDENTITY_APPLICATION: variable(
    z.string(),
    '',
    `Client id of the content management system at that provider; ${authentication.editors.applicationId} if absent.`,
  ),
  CMS_IDENTITY_SECRET: hidden(secretText, 'Client secret of that application, if it has one.'),
  CMS_IDENTITY_SCOPE: variable(
    scopes,
    '',
    `Scopes to request from that provider; ${authentication.outside.scope} if absent.`,
  ),
  CMS_IDENTITY_NAME: variable(
    z.string().max(40, 'must have 40 characters at most'),
    '',
    'Name of that provider on the button; the host of its issuer if absent.',
  ),
  CMS_IDENTITY_CLAIM: variable(
    z.string(),
    '',
    `Claim with the roles or groups of an editor, in the ID token or userinfo; a dot leads into an object (realm_access.roles). ${authentication.editors.rolesClaim} if absent.`,
  ),
  CMS_IDENTITY_ROLES: variable(
    grants,
    '',
    'Role for values of that claim, with sites, and of translators with languages: cms-admins=admin,benelux=editor:be+nl,swiss-texts=translator:ch:de+fr,staff=reader:fr. A user without one is refused.',
  ),
  CMS_PASSWORDS: variable(
    z.enum(ownerPasswords, `must be one of ${ownerPasswords.join(', ')}`),
    'all',
    'Users who may sign in without that provider: all, first-admin (the account of CMS_ADMIN_EMAIL), or none. Others than all need CMS_IDENTITY.',
  ),
  CMS_SECOND_FACTOR: variable(
    z.enum(['required', 'optional'], 'must be required or optional'),
    '',
    'Whether admins who sign in with a password need a second factor; required with a public CMS_URL, else optional.',
  ),
}

/** Undefined without a provider. */
export function editorProviderOf(source: Source): EditorProviderSettings | undefined {
  const variables = identityVariables
  const issuer = valueOf(source, 'CMS_IDENTITY', variables.CMS_IDENTITY)
  const roles = valueOf(source, 'CMS_IDENTITY_ROLES', variables.CMS_IDENTITY_ROLES)
  if ((issuer === undefined) !== (roles === undefined))
    throw new CmsStartError(
      'The environment variables CMS_IDENTITY and CMS_IDENTITY_ROLES go together: set both or neither.',
    )
  if (issuer === undefined || roles === undefined) return undefined
  const { outside, editors } = authentication
  const textOf = (name: 'APPLICATION' | 'SECRET' | 'SCOPE' | 'NAME' | 'CLAIM') =>
    valueOf(source, `CMS_IDENTITY_${name}`, variables[`CMS_IDENTITY_${name}`])
  return {
    issuer,
    applicationId: textOf('APPLICATION') ?? editors.applicationId,
    secret: textOf('SECRET') ?? null,
    audience: null,
    scope: textOf('SCOPE') ?? outside.scope,
    claims: outside.claims,
    name: textOf('NAME') ?? new URL(issuer).host,
    rolesClaim: textOf('CLAIM') ?? editors.rolesClaim,
    grants: roles,
  }
}

export function passwordsOf(source: Source): OwnerPasswords {
  const passwords = valueOf(source, 'CMS_PASSWORDS', identityVariables.CMS_PASSWORDS) ?? 'all'
  if (passwords !== 'all' && !source.CMS_IDENTITY?.trim())
    throw new CmsStartError(
      `The environment variable CMS_PASSWORDS is ${passwords}, so that CMS_IDENTITY must be set.`,
    )
  return passwords
}

/** Whether admins must have a second factor. `publicUrl`: the address under which editors reach the system. */
export function needsFactor(source: Source, publicUrl: string): boolean {
  const setting = valueOf(source, 'CMS_SECOND_FACTOR', identityVariables.CMS_SECOND_FACTOR)
  return setting === undefined ? isPublicHost(new URL(publicUrl).host) : setting === 'required'
}
