import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../config/types.ts'

/** Namespace → nested texts, as in `locales/<language>/<namespace>.json`. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** An i18next instance that speaks one language. Ready at once: the texts are given, nothing is fetched. */
export function createTexts(language: Language, texts: Texts): i18n {
  const instance = i18next.createInstance().use(initReactI18next)
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
