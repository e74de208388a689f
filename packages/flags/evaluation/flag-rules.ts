import { createHash } from 'node:crypto'
import type { FlagValues } from '#config/flags.ts'
import { isKeyOf } from '#config/keys.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { FlagConfig, Language } from '#config/types.ts'
import type { Features } from '#models/feature.ts'
import { createEvaluator } from './evaluate.ts'
import type { FlagContext, FrontendToggle } from './flag-evaluation.ts'
import { withoutSegments } from './narrowing.ts'
import { createVisitorRules, createWithoutId, type WithoutId } from './without-id.ts'

export interface SiteState {
  readonly values: FlagValues
  readonly hash: string
  /** Hash of the values and of the site's visitor rules. */
  readonly revision: string
}

export type FlagWarning = readonly [flag: string, sentence: string]

export type FlagConfigs = Readonly<Record<string, FlagConfig>>

/** The configuration's table applies if there are no definitions. */
export interface FlagRules {
  load(definitions: Pick<Features, 'features' | 'segments'>): void
  site(site: SiteId, now: Date): SiteState
  /** Flags of reach `edition` as the site has them, the others by context. */
  visitor(site: SiteId, values: FlagValues, context: FlagContext): FrontendToggle[]
  anybody(context: FlagContext): FrontendToggle[]
  warnings(now: Date): readonly FlagWarning[]
  /** Some rule starts or ends at a point in time. */
  readonly timed: boolean
  close(): void
}

/** Context fields that the server knows for every visitor, and a browser without an id sends. */
const ON_SERVER: ReadonlySet<string> = new Set(['site', 'environment', 'language', 'currentTime'])
const IN_BROWSER: ReadonlySet<string> = new Set([...ON_SERVER, 'device'])

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 12)

const hasVisitorId = ({ sessionId, userId }: FlagContext) => sessionId !== undefined || userId !== undefined

const NO_VARIANT = { name: 'disabled', enabled: false, feature_enabled: true } as const
const toggleOf = (name: string): FrontendToggle => ({
  name,
  enabled: true,
  variant: NO_VARIANT,
  impressionData: false,
})

type ContextOf = (site: SiteId, now: Date, language?: Language) => FlagContext

const contextIn =
  (environment: string): ContextOf =>
  (site, currentTime, language = sites[site].languages[0]) => ({
    environment,
    currentTime,
    properties: { site, language, environment },
  })

const visitorContextIn =
  (environment: string) =>
  (site: SiteId, context: FlagContext): FlagContext => ({
    ...context,
    environment,
    properties: { ...context.properties, site, environment },
  })

/** Pages are the same for every visitor, so an edition's flag cannot depend on visitor or language. */
function warningsFor(name: string, rules: WithoutId, contextOf: ContextOf, now: Date): FlagWarning[] {
  const narrowed = siteIds.filter((site) => rules.value(name, contextOf(site, now)) === 'depends')
  const byLanguage = siteIds.filter((site) => {
    const values = sites[site].languages.map((language) => rules.value(name, contextOf(site, now, language)))
    return values.some((value) => value !== values[0])
  })
  const warnings: FlagWarning[] = []
  if (narrowed.length > 0)
    warnings.push([
      name,
      `a flag of an edition cannot be for some visitors only: its preset holds on ${narrowed.join(', ')}`,
    ])
  if (byLanguage.length > 0)
    warnings.push([
      name,
      `a flag of an edition cannot differ by language: the first one decides on ${byLanguage.join(', ')}`,
    ])
  return warnings
}

const isTimed = ({ features, segments }: Pick<Features, 'features' | 'segments'>) =>
  [...features.flatMap(({ strategies }) => strategies), ...segments].some(({ constraints }) =>
    constraints?.some(({ operator }) => operator.startsWith('DATE_')),
  )

export function createFlagRules(environment: string, table: FlagConfigs): FlagRules {
  const names = Object.keys(table)
  const visitorFlags = names.filter((name) => table[name]?.reach === 'visitor')
  const editionFlags = names.filter((name) => !visitorFlags.includes(name))
  const everybody = createEvaluator()
  const onServer = createWithoutId(ON_SERVER)
  const inBrowser = createWithoutId(IN_BROWSER)
  const visitorRules = createVisitorRules(visitorFlags, ON_SERVER)
  const [contextOf, onSite] = [contextIn(environment), visitorContextIn(environment)]
  let served: ReadonlySet<string> = new Set()
  let timed = false

  function valueFor(rules: WithoutId, site: SiteId, name: string, context: FlagContext): boolean {
    const value = served.has(name) ? rules.value(name, context) : 'depends'
    if (value !== 'depends') return value
    return table[name]?.exceptions[site] ?? table[name]?.default ?? false
  }

  function ofVisitor(site: SiteId, visitorContext: FlagContext): FrontendToggle[] {
    const context = onSite(site, visitorContext)
    const hasId = hasVisitorId(visitorContext)
    const rules = 'device' in visitorContext.properties ? inBrowser : onServer
    const picked = hasId ? everybody.toggles(context).filter(({ name }) => visitorFlags.includes(name)) : []
    const common = visitorFlags.filter(
      (name) => (!hasId || !served.has(name)) && valueFor(rules, site, name, context),
    )
    return [...picked, ...common.map(toggleOf)]
  }

  return {
    load(definitions) {
      const whole = definitions.features.map((feature) => withoutSegments(feature, definitions.segments))
      everybody.load(whole, [])
      for (const rules of [onServer, inBrowser, visitorRules]) rules.load(whole)
      served = new Set(whole.map(({ name }) => name))
      timed = isTimed(definitions)
    },
    site(site, now) {
      const context = contextOf(site, now)
      const values = Object.fromEntries(
        names.map((name) => [name, valueFor(onServer, site, name, context)]),
      ) as FlagValues
      const hash = hashOf(JSON.stringify(values))
      return { values, hash, revision: hashOf(hash, visitorRules.text(context)) }
    },
    visitor(site, values, context) {
      const fixed = editionFlags.filter((name) => isKeyOf(values, name) && values[name]).map(toggleOf)
      return visitorFlags.length === 0 ? fixed : [...fixed, ...ofVisitor(site, context)]
    },
    anybody: (context) => everybody.toggles(context).filter(({ name }) => Object.hasOwn(table, name)),
    warnings: (now) =>
      editionFlags
        .filter((name) => served.has(name))
        .flatMap((name) => warningsFor(name, onServer, contextOf, now)),
    get timed() {
      return timed
    },
    close() {
      for (const each of [everybody, onServer, inBrowser, visitorRules]) each.close()
    },
  }
}
