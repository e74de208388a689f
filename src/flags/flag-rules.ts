import { createHash } from 'node:crypto'
import { defaultFlags, type FlagName, type FlagValues, flagNames, flags } from '../../config/flags.ts'
import { type SiteId, siteIds, sites } from '../../config/sites.ts'
import type { FlagConfig, Language } from '../../config/types.ts'
import type { Feature, Features } from '../../content-models/feature.ts'
import { createEvaluator } from './evaluate.ts'
import type { FlagContext, FrontendToggle } from './flag-evaluation.ts'
import { splitFeature, strategiesOf, withoutSegments } from './narrowing.ts'

/** What holds on a site. */
export interface SiteState {
  readonly values: FlagValues
  /** Of the values alone; the same in every process. */
  readonly hash: string
  /** Of the values and of the rules by which visitors are picked there. */
  readonly revision: string
}

/** What a service asks for and no site can do, as sentences about a flag. */
export type Wish = readonly [flag: FlagName, sentence: string]

/** What definitions of flags mean for the sites. Without definitions the table of the configuration holds. */
export interface FlagRules {
  load(definitions: Pick<Features, 'features' | 'segments'>): void
  site(site: SiteId, now: Date): SiteState
  /** What is on for a visitor of a site: flags of the edition as the site has them, the others by who asks. */
  visitor(site: SiteId, values: FlagValues, context: FlagContext): FrontendToggle[]
  /** What is on for an asker of no site. */
  anybody(context: FlagContext): FrontendToggle[]
  wishes(now: Date): readonly Wish[]
  /** Some rule holds only from or until a moment. */
  readonly timed: boolean
  close(): void
}

/** What the server knows of everybody, and what a browser tells of a visitor without an id. */
const ON_SERVER: ReadonlySet<string> = new Set(['site', 'environment', 'language', 'currentTime'])
const IN_BROWSER: ReadonlySet<string> = new Set([...ON_SERVER, 'device'])

const isEdition = (name: FlagName) => (flags[name] as FlagConfig).reach === 'edition'
const visitorFlags: readonly FlagName[] = flagNames.filter((name) => !isEdition(name))
const isKnown = (name: string): name is FlagName => Object.hasOwn(flags, name)

const hashOf = (...texts: readonly string[]) => createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 12)

const NO_VARIANT = { name: 'disabled', enabled: false, feature_enabled: true } as const
const toggleOf = (name: string): FrontendToggle => ({ name, enabled: true, variant: NO_VARIANT, impressionData: false })

type Answer = boolean | 'depends'

/** Answers for askers without an id of whom the given fields are known. */
function createWithoutId(known: ReadonlySet<string>) {
  const [plain, wide] = [createEvaluator(), createEvaluator()]
  return {
    load(features: readonly Feature[]) {
      const split = features.map((feature) => splitFeature(feature, known))
      plain.load(split.map((each) => each.plain), []) // biome-ignore format: one line each
      wide.load(split.map((each) => each.wide), []) // biome-ignore format: one line each
    },
    value: (name: FlagName, context: FlagContext): Answer => plain.isOn(name, context) || (wide.isOn(name, context) && 'depends'),
    close() {
      plain.close()
      wide.close()
    },
  }
}

/** The rules of visitors' flags that could pick anybody on a site, as one text. */
function createVisitorRules() {
  const alone = createEvaluator()
  let rules: readonly { readonly names: readonly string[]; readonly texts: readonly string[]; readonly whole: readonly unknown[] }[] = []
  return {
    load(features: readonly Feature[]) {
      const byName = new Map(features.map((feature) => [feature.name, feature]))
      const split = visitorFlags.flatMap((name) => {
        const feature = byName.get(name)
        return feature ? [{ feature, strategies: strategiesOf(feature, ON_SERVER) }] : []
      })
      alone.load(split.flatMap(({ strategies }) => strategies.map((each) => each.alone)), []) // biome-ignore format: one line each
      rules = split.map(({ feature: { name, variants, dependencies }, strategies }) => ({
        names: strategies.map((each) => each.alone.name),
        texts: strategies.map(({ rule }) => rule),
        whole: [name, variants ?? [], (dependencies ?? []).map((parent) => [parent, byName.get(parent.feature) ?? null])],
      }))
    },
    text(context: FlagContext): string {
      const there = rules.flatMap(({ names, texts, whole }) => {
        const open = texts.filter((_, index) => alone.isOn(names[index] ?? '', context))
        return open.length > 0 ? [[whole, open]] : []
      })
      return JSON.stringify(there)
    },
    close: alone.close,
  }
}

export function createFlagRules(environment: string): FlagRules {
  const everybody = createEvaluator()
  const onServer = createWithoutId(ON_SERVER)
  const inBrowser = createWithoutId(IN_BROWSER)
  const visitorRules = createVisitorRules()
  const presets = new Map(siteIds.map((site) => [site, defaultFlags(site)]))
  let served: ReadonlySet<string> = new Set()
  let timed = false

  const contextOf = (site: SiteId, currentTime: Date, language: Language = sites[site].languages[0]): FlagContext => ({
    environment,
    currentTime,
    properties: { site, language, environment },
  })

  const preset = (site: SiteId, name: FlagName) => presets.get(site)?.[name] ?? flags[name].default

  const valueFor = (rules: typeof onServer, site: SiteId, name: FlagName, context: FlagContext): boolean => {
    const value = served.has(name) ? rules.value(name, context) : 'depends'
    return value === 'depends' ? preset(site, name) : value
  }

  function unlikeFirst(name: FlagName, now: Date): SiteId[] {
    return siteIds.filter((site) => {
      const values = sites[site].languages.map((language) => onServer.value(name, contextOf(site, now, language)))
      return values.some((value) => value !== values[0])
    })
  }

  return {
    load({ features, segments }) {
      const whole = features.map((feature) => withoutSegments(feature, segments))
      everybody.load(whole, [])
      for (const rules of [onServer, inBrowser, visitorRules]) rules.load(whole)
      served = new Set(whole.map(({ name }) => name))
      timed = whole.some(({ strategies }) => strategies.some(({ constraints }) => constraints?.some(({ operator }) => operator.startsWith('DATE_'))))
    },
    site(site, now) {
      const context = contextOf(site, now)
      const values = Object.fromEntries(flagNames.map((name) => [name, valueFor(onServer, site, name, context)])) as FlagValues
      const hash = hashOf(JSON.stringify(values))
      return { values, hash, revision: hashOf(hash, visitorRules.text(context)) }
    },
    visitor(site, values, asked) {
      const context = { ...asked, environment, properties: { ...asked.properties, site, environment } }
      const fixed = flagNames.filter((name) => isEdition(name) && values[name]).map(toggleOf)
      if (visitorFlags.length === 0) return fixed
      const rules = 'device' in asked.properties ? inBrowser : onServer
      const hasId = asked.sessionId !== undefined || asked.userId !== undefined
      const picked = hasId ? everybody.toggles(context).filter(({ name }) => isKnown(name) && !isEdition(name)) : []
      const unpicked = visitorFlags.filter((name) => (!hasId || !served.has(name)) && valueFor(rules, site, name, context))
      return [...fixed, ...picked, ...unpicked.map(toggleOf)]
    },
    anybody: (context) => everybody.toggles(context).filter(({ name }) => isKnown(name)),
    wishes(now) {
      return flagNames
        .filter((name) => isEdition(name) && served.has(name))
        .flatMap((name): Wish[] => {
          const narrowed = siteIds.filter((site) => onServer.value(name, contextOf(site, now)) === 'depends')
          const byLanguage = unlikeFirst(name, now)
          return [
            ...(narrowed.length > 0
              ? [
                  [
                    name,
                    `on ${narrowed.join(', ')} only some visitors would have it, which a flag of an edition cannot do: its preset holds there`,
                  ] as const,
                ]
              : []),
            ...(byLanguage.length > 0
              ? [[name, `it differs between the languages of ${byLanguage.join(', ')}: the site's first language decides`] as const]
              : []),
          ]
        })
    },
    get timed() {
      return timed
    },
    close() {
      for (const each of [everybody, onServer, inBrowser, visitorRules]) each.close()
    },
  }
}
