import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { payloadTexts, withReplacements } from './payload-texts.ts'

/** Swiss spelling. */
const withoutSharpS = (text: string) => text.replaceAll('ß', 'ss')

/** Language of the admin interface: the account's, otherwise the browser's. */
export const interfaceLanguages = {
  supportedLanguages: {
    en: withReplacements(en, payloadTexts.en),
    fr: withReplacements(fr, payloadTexts.fr),
    de: withReplacements(de, payloadTexts.de, withoutSharpS),
    nl: withReplacements(nl, payloadTexts.nl),
  },
  fallbackLanguage: 'en',
} as const
