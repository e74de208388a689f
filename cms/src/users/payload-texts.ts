import type { DefaultTranslationsObject, Language as LanguageOfPayload } from '@payloadcms/translations'
import de from '../../../locales/de/cms-payload.json' with { type: 'json' }
import en from '../../../locales/en/cms-payload.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-payload.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-payload.json' with { type: 'json' }

type Groups = DefaultTranslationsObject

type PayloadTexts = { readonly [Group in keyof Groups]?: { readonly [Name in keyof Groups[Group]]?: string } }

/** Replaced texts of Payload. Keys differ by language; a test checks that Payload has them. */
export const payloadTexts = { de, en, fr, nl } satisfies Record<string, PayloadTexts>

/** A translation of Payload with our replacements; `respell` changes the remaining texts. */
export function withReplacements(
  language: LanguageOfPayload,
  replacements: PayloadTexts,
  respell = (text: string) => text,
): LanguageOfPayload {
  const replaced: Readonly<Record<string, object | undefined>> = replacements
  const groups = Object.entries(language.translations).map(([group, texts]) => {
    const respelled = Object.entries(texts).map(([name, text]) => [name, respell(text)])
    return [group, { ...Object.fromEntries(respelled), ...replaced[group] }]
  })
  return { ...language, translations: Object.fromEntries(groups) }
}
