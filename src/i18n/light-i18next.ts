import { createContext, createElement, type ReactNode, useContext } from 'react'

/**
 * The part of i18next and react-i18next that pages use. Builds resolve both packages to this module: 1 KB instead
 * of 18 KB compressed in the first load of every page, and a third less CPU time for a page's view. Same JSON format,
 * same results; a test compares both on every text.
 */

type Bundle = Readonly<Record<string, unknown>>
type Options = Readonly<Record<string, unknown>> & {
  readonly ns?: string
  readonly count?: number
  /** Instead of a missing text. */
  readonly defaultValue?: string
}
/** Of several keys the first with a text applies. */
type Translate = (keys: string | readonly string[], options?: Options) => string
type Format = (value: never) => string

interface InitOptions {
  readonly lng: string
  readonly resources: Readonly<Record<string, Readonly<Record<string, Bundle>>>>
  readonly defaultNS: string
}

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g

function textAt(bundle: Bundle | undefined, path: string): string | undefined {
  let found: unknown = bundle
  for (const name of path.split('.')) found = (found as Bundle | undefined)?.[name]
  return typeof found === 'string' ? found : undefined
}

/** As in i18next, a missing text is its key, without the namespace. */
function missing(keys: string | readonly string[]): string {
  const key = [keys].flat().at(-1) ?? ''
  return key.slice(key.indexOf(':') + 1)
}

export function createInstance() {
  const bundles = new Map<string, Bundle>()
  const formats = new Map<string, Format>()
  const translators = new Map<string, Translate>()
  let plurals: Intl.PluralRules | undefined
  let defaultNamespace = ''

  function find(key: string, { ns, count }: Options, namespaces: readonly string[]): string | undefined {
    const colon = key.indexOf(':')
    const path = key.slice(colon + 1)
    const searched = colon < 0 ? (ns === undefined ? namespaces : [ns]) : [key.slice(0, colon)]
    for (const namespace of searched) {
      const bundle = bundles.get(namespace)
      const text =
        count === undefined
          ? textAt(bundle, path)
          : // French has `many` for millions, which our texts write as `other`.
            ((count === 0 ? textAt(bundle, `${path}_zero`) : undefined) ??
            textAt(bundle, `${path}_${plurals?.select(count)}`) ??
            textAt(bundle, `${path}_other`) ??
            textAt(bundle, path))
      if (text !== undefined) return text
    }
    return undefined
  }

  const filled = (text: string, values: Options): string =>
    text.replace(PLACEHOLDER, (_, name: string, format: string | undefined) => {
      const value = values[name] ?? ''
      const write = format === undefined ? undefined : formats.get(format)
      return write ? write(value as never) : String(value)
    })

  const translateIn =
    (namespaces: readonly string[]): Translate =>
    (keys, options = {}) => {
      for (const key of [keys].flat()) {
        const text = find(key, options, namespaces)
        if (text !== undefined) return filled(text, options)
      }
      return options.defaultValue === undefined ? missing(keys) : filled(options.defaultValue, options)
    }

  const instance = {
    language: '',
    services: {
      formatter: { add: (name: string, format: Format) => void formats.set(name, format) },
    },
    use: (_plugin: unknown) => instance,
    init({ lng, resources, defaultNS }: InitOptions) {
      instance.language = lng
      plurals = new Intl.PluralRules(lng)
      defaultNamespace = defaultNS
      for (const [namespace, bundle] of Object.entries(resources[lng] ?? {})) bundles.set(namespace, bundle)
    },
    t: ((keys, options) => instance.getFixedT(null, defaultNamespace)(keys, options)) as Translate,
    exists: (key: string, options: Options = {}) => find(key, options, [defaultNamespace]) !== undefined,
    /** The same function for the same namespaces. */
    getFixedT(
      _language: string | null,
      namespaces: string | readonly string[] = defaultNamespace,
    ): Translate {
      const name = String(namespaces)
      const translate = translators.get(name) ?? translateIn([namespaces].flat())
      translators.set(name, translate)
      return translate
    },
    hasResourceBundle: (_language: string, namespace: string) => bundles.has(namespace),
    addResourceBundle: (_language: string, namespace: string, texts: Bundle) =>
      void bundles.set(namespace, texts),
  }
  return instance
}

type Instance = ReturnType<typeof createInstance>

const InstanceContext = createContext<Instance | undefined>(undefined)

interface ProviderProps {
  readonly i18n: Instance
  readonly children?: ReactNode
}

export const I18nextProvider = ({ i18n, children }: ProviderProps): ReactNode =>
  createElement(InstanceContext.Provider, { value: i18n }, children)

export function useTranslation(namespaces?: string | readonly string[]) {
  const i18n = useContext(InstanceContext)
  if (!i18n) throw new Error('No I18nextProvider')
  return { t: i18n.getFixedT(null, namespaces), i18n }
}

/** A plugin of i18next; the context above needs none. */
export const initReactI18next = {}

// oxlint-disable-next-line import/no-default-export -- i18next has one
export default { createInstance }
