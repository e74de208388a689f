import type { Language } from '../../config/types.ts'

/** What a page tells search engines and social networks. Texts are in the page's language; addresses are public paths of the site. */
export interface Seo {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** The same page in the site's other languages (and its own); a language without an equivalent is absent. */
  readonly alternates: Readonly<Partial<Record<Language, string>>>
  /** The alternates of the same day, filters and selection, where the address names any: what the language switch leads to. */
  readonly switches?: Readonly<Partial<Record<Language, string>>>
  readonly image: string | null
  readonly type: 'website' | 'video.movie' | 'article' | 'place'
  readonly noindex: boolean
}

/** Expected refusals are values: a loader turns them into a status and the page into its designed state. */
export type PageResult<Page> =
  | { readonly outcome: 'found'; readonly page: Page; readonly seo: Seo }
  | { readonly outcome: 'moved'; readonly path: string }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'unavailable' }
