import type { BaseDatabaseAdapter, Where } from 'payload'

/** Scripts may leave out the language; then the path has none either. */
const isDraftInLanguage = (where: Where): boolean =>
  Object.keys(where).some((path) => path === 'version._status' || path.startsWith('version._status.'))

/** The newest version of a document, where its draft in one language is asked for. */
function newestOf(where: Where): Where {
  const { and } = where
  if (!and) return where
  if (!and.some(isDraftInLanguage) || !and.some(({ parent }) => parent))
    return { ...where, and: and.map(newestOf) }
  return {
    and: [...and.filter((each) => !isDraftInLanguage(each) && !each.or), { latest: { equals: true } }],
  }
}

/**
 * Reads the draft of a document as its newest version in every language, as lists do. Payload reads it so only in languages
 * that are drafts, and in the others what was saved first or published: without a picture that was chosen since in another
 * language, which saving there would take away.
 */
export function readNewestDrafts(db: BaseDatabaseAdapter): void {
  const findVersions = db.findVersions.bind(db)
  db.findVersions = (query) => findVersions(query.where ? { ...query, where: newestOf(query.where) } : query)
}
