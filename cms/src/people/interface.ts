import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'

/** Languages of the pages for editors: chosen in one's account, otherwise as the browser asks. */
export const interfaceLanguages = { supportedLanguages: { en, fr, de, nl }, fallbackLanguage: 'en' } as const
