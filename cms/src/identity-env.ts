import {
  clientSecret,
  LOCAL_STAFF_HOST,
  type StaffClientId,
  staffIssuer,
  staffRolesClaim,
  staffScope,
} from '@marquee/identity/staff/staff-clients.ts'
import { contentGrants } from '@marquee/identity/staff/staff-roles.ts'
import { isPublicHost } from '@marquee/kit/http/host-names.ts'
import {
  address,
  optional,
  requireTogether,
  scopes,
  secret,
  secretText,
} from '@marquee/kit/start/env-kinds.ts'
import { authentication, type StaffProviderSettings } from '#config/authentication.ts'
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
export interface EditorProviderSettings extends StaffProviderSettings<EditorGrant> {
  /** The provider is the staff identity of the site. */
  readonly isEmbedded: boolean
}

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
    'Issuer of an OpenID provider at which editors sign in, as its discovery document spells it, with CMS_IDENTITY_ROLES; the staff identity of the site if absent.',
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
    'Name of that provider in messages; the host of its issuer if absent.',
  ),
  CMS_IDENTITY_CLAIM: optional(
    z.string(),
    `Claim with the roles or groups of an editor, in the ID token or userinfo; a dot leads into an object (realm_access.roles). ${authentication.editors.rolesClaim} if absent.`,
  ),
  CMS_IDENTITY_ROLES: optional(
    grants,
    'Role for values of that claim, with sites, and of translators with languages: cms-admins=admin,benelux=editor:be+nl,swiss-texts=translator:ch:de+fr,staff=reader:fr. A user without one is refused.',
  ),
}

type Values = z.output<z.ZodObject<typeof identityVariables>>

interface Place {
  /** Address of the process that serves the sites. */
  readonly siteUrl: string
  readonly publicUrl: string
  readonly publishingSecret: string
  /** Host of the staff identity, if it is not the local one. */
  readonly staffHost: string | undefined
}

/** The scheme of a public staff host is that of the system for editors. */
function issuerOf({ siteUrl, publicUrl, staffHost }: Place): string {
  const { protocol, port } = new URL(siteUrl)
  if (staffHost === undefined)
    return staffIssuer(`${protocol}//${LOCAL_STAFF_HOST}${port === '' ? '' : `:${port}`}`)
  const scheme = isPublicHost(staffHost) ? new URL(publicUrl).protocol : protocol
  return staffIssuer(new URL(`${scheme}//${staffHost}`).origin)
}

/** That of CMS_IDENTITY, or else the staff identity of the site. */
export function editorProviderOf(values: Values, place: Place): EditorProviderSettings {
  requireTogether(values, [['CMS_IDENTITY', 'CMS_IDENTITY_ROLES']])
  const { CMS_IDENTITY: outsideIssuer, CMS_IDENTITY_ROLES: roles } = values
  const { outside, editors } = authentication
  const issuer = outsideIssuer ?? issuerOf(place)
  const { claims } = outside
  const common = { issuer, audience: null, claims, name: values.CMS_IDENTITY_NAME ?? new URL(issuer).host }
  if (roles === undefined)
    return {
      ...common,
      isEmbedded: true,
      applicationId: 'content' satisfies StaffClientId,
      secret: clientSecret('content', place.publishingSecret),
      scope: staffScope,
      rolesClaim: staffRolesClaim,
      grants: contentGrants,
    }
  return {
    ...common,
    isEmbedded: false,
    applicationId: values.CMS_IDENTITY_APPLICATION ?? editors.applicationId,
    secret: values.CMS_IDENTITY_SECRET ?? null,
    scope: values.CMS_IDENTITY_SCOPE ?? outside.scope,
    rolesClaim: values.CMS_IDENTITY_CLAIM ?? editors.rolesClaim,
    grants: roles,
  }
}
