import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { languagesOf, may, siteHas } from './access.ts'
import type { Person } from './person.ts'
import { languageNotOfSite, noPlans, onlyOwnLanguages, otherSite } from './refusals.ts'

/** What a person may plan on a site: these languages one by one, and whether all of them at once. */
export interface PlanRights {
  readonly languages: readonly Language[]
  readonly all: boolean
}

/** Plans are made and called off by those who could publish the same thing now. */
export const planRights = (person: Person, site: SiteId): PlanRights => ({
  languages: languagesOf(site).filter((language) => may(person, 'text', { site, language })),
  all: may(person, 'everything', { site }),
})

/** Why a person may not plan this language of a site, or all of them (null); undefined where they may. */
export function planObjection(
  person: Person,
  site: SiteId,
  language: Language | null,
): ((uiLanguage: Language) => string) | undefined {
  if (!may(person, 'read', { site })) return otherSite(site)
  if (language !== null && !siteHas(site, language)) return languageNotOfSite(site, language)
  const { languages, all } = planRights(person, site)
  if (language === null ? all : languages.includes(language)) return undefined
  return person.role === 'translator' ? onlyOwnLanguages : noPlans
}
