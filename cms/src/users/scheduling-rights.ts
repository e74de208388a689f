import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { languagesOf, may, siteHas } from './access.ts'
import type { Person } from './person.ts'
import { languageNotOfSite, noScheduling, onlyOwnLanguages, otherSite } from './refusals.ts'

/** Languages that a user may schedule on a site, and the right to all at once. */
export interface SchedulingRights {
  readonly languages: readonly Language[]
  readonly all: boolean
}

/** Scheduling needs the same right as publishing now. */
export const schedulingRights = (person: Person, site: SiteId): SchedulingRights => ({
  languages: languagesOf(site).filter((language) => may(person, 'text', { site, language })),
  all: may(person, 'everything', { site }),
})

/** The reason why a user may not schedule this language of a site, or all of them (null); undefined if allowed. */
export function scheduleObjection(
  person: Person,
  site: SiteId,
  language: Language | null,
): ((uiLanguage: Language) => string) | undefined {
  if (!may(person, 'read', { site })) return otherSite(site)
  if (language !== null && !siteHas(site, language)) return languageNotOfSite(site, language)
  const { languages, all } = schedulingRights(person, site)
  if (language === null ? all : languages.includes(language)) return undefined
  return person.role === 'translator' ? onlyOwnLanguages : noScheduling
}
