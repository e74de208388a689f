import type { Language } from '#config/types.ts'

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>
/** A text in the languages of a site. */
export type SiteText = Readonly<Partial<Record<Language, string>>>
