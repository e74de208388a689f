import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { sourceOf } from '../content/published-source.ts'
import {
  lackingIn,
  type ReportedDocument,
  reportedIn,
  type TranslationFilter,
} from '../reports/translation-report.ts'
import { sitesOf } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { searchIndexOf } from './search-index.ts'

/** Documents of the user's sites with a language that is missing, outdated or not public, by collection. */
export async function translationReport(
  req: PayloadRequest,
  wanted: Language,
  filter: TranslationFilter,
): Promise<ReportedDocument[]> {
  const person = personOf(req.user)
  if (!person) return []
  const index = await searchIndexOf(req.payload)
  await index.follow()
  const own = sitesOf(person).filter((site) => filter.site === undefined || site === filter.site)
  return req.payload.config.collections
    .filter((config) => sourceOf(config)?.mode === 'whole')
    .flatMap(({ slug }) => index.languagesOf(slug).flatMap((each) => reportedIn(each, wanted)))
    .filter((row) => own.includes(row.site) && lackingIn(row, filter).length > 0)
}
