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

export function rightsFault({
  flags,
  content,
}: StaffRights): 'flagSitesMissing' | 'contentSitesMissing' | 'languagesMissing' | undefined {
  if (flags?.role === 'editor' && flags.sites.length === 0) return 'flagSitesMissing'
  if (content && content.role !== 'admin' && content.sites.length === 0) return 'contentSitesMissing'
  return content?.role === 'translator' && content.languages.length === 0 ? 'languagesMissing' : undefined
}

/** Rights without what their role does not have. */
export function exactRights({ manages, flags, content }: StaffRights): StaffRights {
  return {
    manages,
    flags: flags && { role: flags.role, sites: flags.role === 'editor' ? flags.sites : [] },
    content: content && {
      role: content.role,
      sites: content.role === 'admin' ? [] : content.sites,
      languages: content.role === 'translator' ? content.languages : [],
    },
  }
}

/** In a console, the ranks of roles from the lowest. */
const RANKS: readonly string[] = ['reader', 'viewer', 'translator', 'editor', 'admin']

interface ConsoleRights {
  readonly role: string
  readonly sites: readonly string[]
  readonly languages?: readonly string[]
}

/** True if these rights in one console are less than before. */
export function losesIn(before: ConsoleRights | null, after: ConsoleRights | null): boolean {
  if (before === null) return false
  if (after === null || RANKS.indexOf(after.role) < RANKS.indexOf(before.role)) return true
  if (after.role === 'admin') return false
  const isMissing = (list: readonly string[] = [], kept: readonly string[] = []) =>
    list.some((each) => !kept.includes(each))
  return (
    isMissing(before.sites, after.sites) ||
    (after.role === before.role && isMissing(before.languages, after.languages))
  )
}

export const losesRights = (before: StaffRights, after: StaffRights): boolean =>
  (before.manages && !after.manages) ||
  losesIn(before.flags, after.flags) ||
  losesIn(before.content, after.content)
