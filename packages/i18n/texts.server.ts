import type { Language } from '#config/types.ts'
import type { Texts } from './texts.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../locales/*/*.json', '!../../locales/*/{cms-*,features}.json'],
  { import: 'default', eager: true },
)

/** Prefix of namespaces that only client hosts use; browsers never fetch them. */
const OF_CLIENT_HOST = 'client-'
/** Read by `notices.ts`. */
const OF_SERVER = 'notices'
/** Only the flag host and the staff host use these namespaces. */
const OF_CONSOLE = 'console'
const OF_STAFF = 'staff'
/** Namespaces of the site that client hosts use too. */
const SHARED = ['components', 'account', 'subscriptions', 'film-lists']

function textsWhere(language: Language, wanted: (namespace: string) => boolean): Texts {
  const folder = `../../locales/${language}/`

  const named = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, texts]) => [path.slice(folder.length, -'.json'.length), texts] as const)
  return Object.fromEntries(named.filter(([namespace]) => wanted(namespace)))
}

export const textsOf = (language: Language): Texts =>
  textsWhere(
    language,
    (namespace) =>
      !namespace.startsWith(OF_CLIENT_HOST) && ![OF_SERVER, OF_CONSOLE, OF_STAFF].includes(namespace),
  )

export const clientTextsOf = (language: Language): Texts =>
  textsWhere(language, (namespace) => namespace.startsWith(OF_CLIENT_HOST) || SHARED.includes(namespace))

export const consoleTextsOf = (language: Language): Texts =>
  textsWhere(language, (namespace) => namespace === OF_CONSOLE)

export const staffTextsOf = (language: Language): Texts =>
  textsWhere(language, (namespace) => namespace === OF_STAFF)
