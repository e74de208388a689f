import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { apiOver, type FetchApi } from './api-reader.ts'
import { checkDetails, checkSlugs } from './details.ts'
import type { Finding } from './findings.ts'
import { checkProgramme, checkSearch } from './programme.ts'
import { checkNeeded, checkResponses, checkUnknown, checkVersions } from './responses.ts'

/**
 * Makes every call that the pages of a site make, and reports what would break them. Reads only.
 * `only: 'observed'` is for a source with no more calls than real sources have.
 */
export async function checkContentApi(
  site: SiteId,
  fetchApi: FetchApi,
  { only }: { readonly only?: 'observed' } = {},
): Promise<readonly Finding[]> {
  const api = apiOver(fetchApi, only)
  const languages: readonly Language[] = sites[site].languages
  const [language] = sites[site].languages
  return [
    ...(await checkNeeded(api, language)),
    ...(await checkResponses(api, languages)),
    ...(await checkDetails(api, languages)),
    ...(await checkSlugs(api, languages)),
    ...(await checkProgramme(api, language)),
    ...(await checkSearch(api, language)),
    ...(await checkUnknown(api, language)),
    ...(await checkVersions(fetchApi, language)),
  ]
}
