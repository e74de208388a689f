import type { DefaultTranslationsObject, Language as LanguageOfPayload } from '@payloadcms/translations'
import de from '../../../locales/de/cms-payload.json' with { type: 'json' }
import en from '../../../locales/en/cms-payload.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-payload.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-payload.json' with { type: 'json' }

type Groups = DefaultTranslationsObject

type PayloadTexts = { readonly [Group in keyof Groups]?: { readonly [Name in keyof Groups[Group]]?: string } }

/** Replacements of texts of Payload. Each language corrects its own, so the keys differ; a test compares them with Payload's. */
export const payloadTexts = { de, en, fr, nl } satisfies Record<string, PayloadTexts>

type TextGroups = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A language of Payload with our replacements. `respell` is applied to the texts that stay. */
export function withReplacements(
  language: LanguageOfPayload,
  replacements: PayloadTexts,
  respell = (text: string) => text,
): LanguageOfPayload {
  const groups = Object.entries(language.translations as TextGroups).map(([group, texts]) => {
    const respelled = Object.entries(texts).map(([name, text]) => [name, respell(text)])
    return [group, { ...Object.fromEntries(respelled), ...(replacements as TextGroups)[group] }]
  })
  return { ...language, translations: Object.fromEntries(groups) }
}
