import type { PayloadRequest } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { DocumentRef } from '../outbox/scheduled-jobs.ts'
import { languageName } from '../users/display-names.ts'
import { personOf } from '../users/person.ts'
import { refusal } from '../users/refusals.ts'
import { contentsOf, isApprovalNeeded, ofDocument, REVIEWS, rowsOfReviews } from './review-rows.ts'
import { reviewsTexts } from './texts.ts'

/**
 * Refuses what a user has just published in these languages, if the site wants an approval and this version
 * has none; the transaction undoes it. The process itself is exempt.
 */
export async function requireApproval(
  req: PayloadRequest,
  document: DocumentRef & { readonly site: SiteId },
  languages: readonly Language[],
): Promise<void> {
  if (languages.length === 0 || !personOf(req.user)) return
  if (!(await isApprovalNeeded(req, document.site))) return
  const approved = { and: [ofDocument(document), { state: { equals: 'approved' } }] }
  const [last] = await rowsOfReviews(req, approved, 1)
  const now = await contentsOf(req, document, { draft: false })
  const lacking = languages.filter((language) => last?.contents[language] !== now[language])
  if (lacking.length === 0) return
  throw refusal(req, (uiLanguage) =>
    reviewsTexts.t(uiLanguage)('needed', {
      languages: lacking.map((language) => languageName(language, uiLanguage)).join(', '),
    }),
  )
}

/** A new document may get the id of a deleted one. */
export async function dropReviewsOf(req: PayloadRequest, document: DocumentRef): Promise<void> {
  await req.payload.db.deleteMany({ collection: REVIEWS, where: ofDocument(document), req })
}
