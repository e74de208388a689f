import { languages } from '#config/languages.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Person } from './person.ts'

/**
 * `text`: write or publish in one language. `facts`: change values shared by all languages. `everything`:
 * change all languages at once, for example by restoring a version.
 */
export type Action = 'read' | 'create' | 'text' | 'facts' | 'everything' | 'delete'

/** The target of an action; without a language, any of the user's own. */
export interface Target {
  /** Null: shared by all sites. */
  readonly site: SiteId | null
  readonly language?: Language
  /** Undefined: any. */
  readonly collection?: string
}

/** Collections that only administrators change: they decide where tickets are sold and what pages load. */
const administered: readonly string[] = ['settings']

export const languagesOf = (site: SiteId): readonly Language[] => sites[site].languages

export const siteHas = (site: SiteId, language: Language): boolean => languagesOf(site).includes(language)

/** Sites of a user, in the order of the configuration. */
export const sitesOf = (person: Person): readonly SiteId[] =>
  person.role === 'admin' ? siteIds : siteIds.filter((site) => person.sites.includes(site))

/** Languages in which a user can work: those of the user's sites, for a translator only the assigned ones. */
export function workingLanguages(person: Person): readonly Language[] {
  const available = languages.filter((language) => sitesOf(person).some((site) => siteHas(site, language)))
  return person.role === 'translator'
    ? available.filter((language) => person.languages.includes(language))
    : available
}

/** The one authorisation rule. */
export function may(
  person: Person | undefined,
  action: Action,
  { site, language, collection }: Target,
): boolean {
  if (person === undefined) return false
  if (person.role === 'admin') return true
  if (action === 'read') return site === null || person.sites.includes(site)
  if (site === null || !person.sites.includes(site)) return false
  if (collection !== undefined && administered.includes(collection)) return false
  if (person.role === 'editor') return true
  if (person.role === 'translator')
    return action === 'text' && (language === undefined || person.languages.includes(language))
  return false
}

/** Sites on whose documents a user may perform the action, in the order of the configuration. */
export const sitesFor = (
  person: Person | undefined,
  action: Action,
  target: Omit<Target, 'site'> = {},
): readonly SiteId[] => siteIds.filter((site) => may(person, action, { site, ...target }))

/** Reviewers approve what others want to publish on a site. */
export const mayReview = (person: Person, site: SiteId): boolean =>
  person.role === 'admin' || (person.reviews === true && may(person, 'everything', { site }))
