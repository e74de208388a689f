import type { Language } from '#config/types.ts'

/** Metadata for search engines and social networks. URLs are public paths of the site. */
export interface PageSeo {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Public paths per language, including this one; languages without an equivalent are absent. */
  readonly alternates: Readonly<Partial<Record<Language, string>>>
  /** `alternates` with the current day, filters and selection; the language switch uses them. */
  readonly switches?: Readonly<Partial<Record<Language, string>>>
  readonly image: string | null
  readonly type: 'website' | 'video.movie' | 'article' | 'place'
  readonly noindex: boolean
}

/** Expected failures are values; the loader maps them to a status and an error view. */
export type PageResult<Page> =
  | { readonly outcome: 'found'; readonly page: Page; readonly seo: PageSeo }
  | { readonly outcome: 'moved'; readonly path: string }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'unavailable' }
