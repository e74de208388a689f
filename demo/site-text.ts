import type { Language } from '#config/types.ts'

/** In every language. */
export type Text = Readonly<Record<Language, string>>
/** In the languages of a site. */
export type SiteText = Readonly<Partial<Record<Language, string>>>
