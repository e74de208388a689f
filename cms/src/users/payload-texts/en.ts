import type { PayloadTexts } from './payload-texts.ts'

export const en: PayloadTexts = {
  fields: { chooseFromExisting: 'Choose an existing one' },
  general: {
    adminTheme: 'Appearance',
    locale: 'Content language',
    locales: 'Content languages',
    noLabel: '–',
    payloadSettings: 'Settings',
  },
  localization: {
    copyToLocale: 'Copy to another language',
    localeToPublish: 'Language to publish',
    selectedLocales: 'Selected languages',
    selectLocaleToCopy: 'Select the language to copy',
    selectLocaleToDuplicate: 'Select languages to duplicate',
  },
  version: {
    currentDraft: 'Current draft',
    currentPublishedVersion: 'Version on the site',
    publishAllLocales: 'Publish all languages',
    selectLocales: 'Select the languages to show',
    showLocales: 'Languages shown:',
  },
}
