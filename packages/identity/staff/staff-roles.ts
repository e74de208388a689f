import { z } from 'zod'
import { type OwnerGrant, ownerRoles } from '#config/authentication.ts'
import { isSite } from '#config/is-site.ts'
import { isLanguage, languages } from '#config/languages.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

export const contentRoles = ['reader', 'translator', 'editor', 'admin'] as const
export type ContentRole = (typeof contentRoles)[number]
export type FlagRole = (typeof ownerRoles)[number]

export interface FlagRights {
  readonly role: FlagRole
  /** Sites of an editor. */
  readonly sites: readonly SiteId[]
}

export interface ContentRights {
  readonly role: ContentRole
  /** Sites of an editor, translator or reader. */
  readonly sites: readonly SiteId[]
  /** Languages of a translator. */
  readonly languages: readonly Language[]
}

export interface StaffRights {
  /** True for somebody who may invite, change, suspend and remove people. */
  readonly manages: boolean
  /** Null: no access to the flag console. */
  readonly flags: FlagRights | null
  /** Null: no access to the content management system. */
  readonly content: ContentRights | null
}

export interface ContentGrant extends ContentRights {
  readonly value: string
}

const sitesIn = (text: readonly string[]): readonly SiteId[] => text.filter(isSite)
const languagesIn = (text: readonly string[]): readonly Language[] => text.filter(isLanguage)

/** Rights as they are stored and carried over. Sites and languages that no longer exist are left out. */
export const storedRights = z.object({
  manages: z.boolean(),
  flags: z.object({ role: z.enum(ownerRoles), sites: z.array(z.string()).transform(sitesIn) }).nullable(),
  content: z
    .object({
      role: z.enum(contentRoles),
      sites: z.array(z.string()).transform(sitesIn),
      languages: z.array(z.string()).transform(languagesIn),
    })
    .nullable(),
}) satisfies z.ZodType<StaffRights, unknown>

function flagRoles({ role, sites }: FlagRights): readonly string[] {
  return role === 'editor' ? sites.map((site) => `flags:editor:${site}`) : [`flags:${role}`]
}

function contentRolesOf({ role, sites, languages: spoken }: ContentRights): readonly string[] {
  if (role === 'admin') return ['content:admin']
  if (role !== 'translator') return sites.map((site) => `content:${role}:${site}`)
  return sites.flatMap((site) => spoken.map((language) => `content:translator:${site}:${language}`))
}

/** Values of the claim `roles`. */
export const rolesOf = ({ flags, content }: StaffRights): readonly string[] => [
  ...(flags ? flagRoles(flags) : []),
  ...(content ? contentRolesOf(content) : []),
]

/** Rights in the flag console, by values of the claim. */
export const flagGrants: readonly OwnerGrant[] = [
  { value: 'flags:admin', role: 'admin', sites: [] },
  { value: 'flags:viewer', role: 'viewer', sites: [] },
  ...siteIds.map((site) => ({ value: `flags:editor:${site}`, role: 'editor' as const, sites: [site] })),
]

/** Rights in the content management system, by values of the claim. */
export const contentGrants: readonly ContentGrant[] = [
  { value: 'content:admin', role: 'admin', sites: [], languages: [] },
  ...siteIds.flatMap((site): ContentGrant[] => [
    { value: `content:editor:${site}`, role: 'editor', sites: [site], languages: [] },
    { value: `content:reader:${site}`, role: 'reader', sites: [site], languages: [] },
    ...languages.map(
      (language): ContentGrant => ({
        value: `content:translator:${site}:${language}`,
        role: 'translator',
        sites: [site],
        languages: [language],
      }),
    ),
  ]),
]

export const isAdminOfAnything = ({ manages, flags, content }: StaffRights): boolean =>
  manages || flags?.role === 'admin' || content?.role === 'admin'
