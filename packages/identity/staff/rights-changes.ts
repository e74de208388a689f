import type { StaffRights } from './staff-roles.ts'

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
