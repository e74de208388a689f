import type { DefaultTranslationsObject, Language as LanguageOfPayload } from '@payloadcms/translations'

type Groups = DefaultTranslationsObject

/** Texts of Payload that we say otherwise; a name that it does not have is refused by the types and by a test. */
export type PayloadTexts = {
  readonly [Group in keyof Groups]?: { readonly [Name in keyof Groups[Group]]?: string }
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A language of Payload with our texts in the place of its own. `respelled` is applied to those that stay. */
export function corrected(
  language: LanguageOfPayload,
  ours: PayloadTexts,
  respelled = (text: string) => text,
): LanguageOfPayload {
  const groups = Object.entries(language.translations as Texts).map(([group, texts]) => {
    const own = Object.entries(texts).map(([name, text]) => [name, respelled(text)])
    return [group, { ...Object.fromEntries(own), ...(ours as Texts)[group] }]
  })
  return { ...language, translations: Object.fromEntries(groups) }
}
