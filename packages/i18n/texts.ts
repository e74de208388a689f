import { createInstance, type i18n } from 'i18next'
import type { Language } from '#config/types.ts'
import { numbersOf } from './numbers.ts'
import { rememberTexts } from './remembered-texts.ts'

export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * An i18next instance of one language with a country's numbers; ready at once, since the texts are passed in.
 */
export function createTexts(language: Language, region: string, texts: Texts): i18n {
  // `initReactI18next` keeps one instance for a process of four languages; a provider passes this one instead.
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    // The language of a document never changes.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  })
  const number = numbersOf(language, region)
  instance.services.formatter?.add('number', (value: number) => number(value))
  rememberTexts(instance)
  return instance
}

let inBrowser: i18n | undefined

/** Registers the page's instance, to which navigations add namespaces. */
export function setBrowserTexts(instance: i18n): i18n {
  inBrowser = instance
  return instance
}

export const textsInBrowser = (): i18n | undefined => inBrowser

/** Adds missing namespaces. Rejects if they cannot be fetched. */
export async function completeTexts(
  namespaces: readonly string[],
  fetchTexts: (language: string, namespace: string) => Promise<Texts[string]>,
): Promise<void> {
  const instance = inBrowser
  if (!instance) return
  const { language } = instance
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace))
  const fetched = await Promise.all(
    missing.map(async (namespace) => [namespace, await fetchTexts(language, namespace)] as const),
  )
  for (const [namespace, texts] of fetched) instance.addResourceBundle(language, namespace, texts)
}
