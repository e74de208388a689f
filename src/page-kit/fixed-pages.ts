const fixedPages: Readonly<Record<string, 'cvd' | 'generalTerms'>> = {
  cvd: 'cvd',
  'general-terms': 'generalTerms',
}

/** The route kind of an information page that has an address of its own, by the slug under which the source has it; null for all others. */
export const fixedPage = (slug: string): 'cvd' | 'generalTerms' | null =>
  Object.hasOwn(fixedPages, slug) ? (fixedPages[slug] ?? null) : null
