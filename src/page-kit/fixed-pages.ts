const fixedPages: Readonly<Record<string, 'cvd' | 'generalTerms'>> = {
  cvd: 'cvd',
  'general-terms': 'generalTerms',
}

/** Route kind of an information page with its own route, by source slug; null for all others. */
export const fixedPage = (slug: string): 'cvd' | 'generalTerms' | null =>
  Object.hasOwn(fixedPages, slug) ? (fixedPages[slug] ?? null) : null
