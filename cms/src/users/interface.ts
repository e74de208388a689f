import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { de as ourDe } from './payload-texts/de.ts'
import { en as ourEn } from './payload-texts/en.ts'
import { fr as ourFr } from './payload-texts/fr.ts'
import { nl as ourNl } from './payload-texts/nl.ts'
import { corrected } from './payload-texts/payload-texts.ts'

/** Swiss editors write no ß, and nobody misses it. */
const withoutSharpS = (text: string) => text.replaceAll('ß', 'ss')

/** Languages of the pages for editors: chosen in one's account, otherwise as the browser asks. */
export const interfaceLanguages = {
  supportedLanguages: {
    en: corrected(en, ourEn),
    fr: corrected(fr, ourFr),
    de: corrected(de, ourDe, withoutSharpS),
    nl: corrected(nl, ourNl),
  },
  fallbackLanguage: 'en',
} as const
