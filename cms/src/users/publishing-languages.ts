import type { Locale, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import { siteHas, workingLanguages } from './access.ts'
import { personOf } from './person.ts'

interface Publishing {
  /** All languages at once; otherwise that of the request. */
  readonly all: boolean
  readonly site?: SiteId
}

/** Records in the request how it publishes: Payload's "all languages" does not name the document. */
export function publishFor(req: PayloadRequest, { all, site }: Publishing): void {
  req.context.publishing = all ? 'all' : 'one'
  req.context.publishedSite = site
}

/** Site of the document on the current page. */
async function siteShown({ payload, routeParams }: PayloadRequest): Promise<SiteId | undefined> {
  const [collection, id] = [routeParams?.collection, routeParams?.id]
  if (
    typeof collection !== 'string' ||
    (typeof id !== 'string' && typeof id !== 'number') ||
    !(collection in payload.collections)
  )
    return undefined
  const found: unknown = await payload
    .findByID({ collection, id, depth: 0, draft: true, disableErrors: true, select: { site: true } })
    .catch(() => null)
  const site = typeof found === 'object' && found !== null && 'site' in found ? found.site : undefined
  return isSite(site) ? site : undefined
}

/**
 * Locales offered to a user: languages of the user's sites, for translators the assigned ones. With an open
 * document, or when all languages are published, only those of its site.
 */
export async function availableLocales({
  locales,
  req,
}: {
  readonly locales: Locale[]
  readonly req: PayloadRequest
}): Promise<Locale[]> {
  const published = req.context?.publishing === 'all' ? req.context.publishedSite : undefined
  const site = isSite(published) ? published : await siteShown(req)
  const person = personOf(req.user)
  const own = person ? workingLanguages(person) : undefined
  const offered = locales.filter(({ code }) => isLanguage(code) && (own?.includes(code) ?? true))
  const ofSite = site ? offered.filter(({ code }) => isLanguage(code) && siteHas(site, code)) : offered
  // Somebody without rights on the site still needs a locale to read in.
  if (ofSite.length > 0) return ofSite
  return offered.length > 0 ? offered : locales
}
