import { languages } from '#config/languages.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { FlagContext } from '../../services/flag-evaluation/flag-evaluation.ts'
import { visitorDevices } from '../../services/flags/audience.ts'
import type { FlagOwner, VisitorDevice } from '../../services/flags/flag-service.ts'

export interface VisitorQuery {
  readonly site: SiteId
  /** One of the site's. */
  readonly language: Language
  /** As chosen; the site may not have it. */
  readonly chosenLanguage: Language
  readonly device: VisitorDevice
  /** Empty: a visitor without an id. */
  readonly id: string
}

/** From the address; by default the owner's first site in its first language, on a phone. */
export function readVisitor({ searchParams: query }: URL, owner: FlagOwner): VisitorQuery {
  const site = siteIds.find((each) => each === query.get('site')) ?? owner.sites[0] ?? 'fr'
  const [first] = sites[site].languages
  const chosenLanguage = languages.find((each) => each === query.get('language')) ?? first
  return {
    site,
    language: sites[site].languages.find((each) => each === chosenLanguage) ?? first,
    chosenLanguage,
    device: visitorDevices.find((each) => each === query.get('device')) ?? 'phone',
    id: (query.get('id') ?? '').trim().slice(0, serviceLimits.flags.context.characters),
  }
}

/** What the browser of that visitor sends. */
export const contextOfVisitor = ({ language, device, id }: VisitorQuery): FlagContext => ({
  ...(id !== '' && { sessionId: id }),
  properties: { language, device },
})
