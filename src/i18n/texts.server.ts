import type { Language } from '../../config/types.ts'
import type { Texts } from './texts.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../locales/*/*.json', '!../../locales/*/cms-*.json'],
  { import: 'default', eager: true },
)

/** Namespaces of the client hosts alone: no page of a site says them, and no browser fetches them. */
const OF_CLIENT_HOST = 'client-'
/** Namespaces of the site that the client hosts use too. */
const SHARED = ['components', 'account', 'subscriptions']

function textsWhere(language: Language, wanted: (namespace: string) => boolean): Texts {
  const folder = `../../locales/${language}/`

  const named = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, texts]) => [path.slice(folder.length, -'.json'.length), texts] as const)
  return Object.fromEntries(named.filter(([namespace]) => wanted(namespace)))
}

/** Every namespace of a language that the site says, merged. */
export const textsOf = (language: Language): Texts =>
  textsWhere(language, (namespace) => !namespace.startsWith(OF_CLIENT_HOST))

/** Texts of the client host: its own and the shared ones. */
export const clientTextsOf = (language: Language): Texts =>
  textsWhere(language, (namespace) => namespace.startsWith(OF_CLIENT_HOST) || SHARED.includes(namespace))
