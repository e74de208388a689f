import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'

/** Server-rendered markup in French, for unit tests. */
export function frenchMarkup(node: ReactNode, namespaces: readonly string[] = []): string {
  const read = (namespace: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../locales/fr/${namespace}.json`, import.meta.url), 'utf8'))
  const fr = Object.fromEntries(
    ['components', ...namespaces].map((namespace) => [namespace, read(namespace)]),
  )
  const texts = createInstance().use(initReactI18next)
  void texts.init({
    lng: 'fr',
    initAsync: false,
    resources: { fr: fr as Record<string, Record<string, string>> },
  })
  return renderToStaticMarkup(<I18nextProvider i18n={texts}>{node}</I18nextProvider>)
}
