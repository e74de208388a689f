import type { DefaultTranslationsObject, Language as LanguageOfPayload } from '@payloadcms/translations'
import { de as german } from '@payloadcms/translations/languages/de'
import { en as english } from '@payloadcms/translations/languages/en'
import { fr as french } from '@payloadcms/translations/languages/fr'
import { nl as dutch } from '@payloadcms/translations/languages/nl'
import de from '../../../locales/de/cms-payload.json' with { type: 'json' }
import en from '../../../locales/en/cms-payload.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-payload.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-payload.json' with { type: 'json' }

type Groups = DefaultTranslationsObject

type PayloadTexts = { readonly [Group in keyof Groups]?: { readonly [Name in keyof Groups[Group]]?: string } }

/** Replaced texts of Payload. Keys differ by language; a test checks that Payload has them. */
export const payloadTexts = { de, en, fr, nl } satisfies Record<string, PayloadTexts>

/** A translation of Payload with our replacements; `respell` changes the remaining texts. */
function withReplacements(
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

/** Swiss spelling. */
const withoutSharpS = (text: string) => text.replaceAll('ß', 'ss')

/** Language of the admin interface: the account's, otherwise the browser's. */
export const interfaceLanguages = {
  supportedLanguages: {
    en: withReplacements(english, en),
    fr: withReplacements(french, fr),
    de: withReplacements(german, de, withoutSharpS),
    nl: withReplacements(dutch, nl),
  },
  fallbackLanguage: 'en',
} as const
