import { afterEach, expect, test } from 'vitest'
import type { FlagConfig } from '#config/types.ts'
import { parseFeatures } from '#models/feature.ts'
import { createFlagRules, type FlagRules } from './flag-rules.ts'
import { type FakeFeature, featureOn, strategyOn } from './unleash.fixture.ts'

const flag = (reach: FlagConfig['reach'], preset: boolean, exceptions = {}): FlagConfig => ({
  owner: 'tests',
  effect: 'None.',
  kind: 'operational',
  reach,
  default: preset,
  exceptions,
  until: '2099-01-01',
})

/** Two of each reach, one on and one off. */
const table = {
  route: flag('edition', false),
  menu: flag('edition', true, { nl: false }),
  banner: flag('visitor', false),
  button: flag('visitor', true),
}
const NOON = new Date('2026-11-20T12:00:00Z')
const NO_LISTS = { strategies: [] }
const constraint = (contextName: string, ...values: string[]) => ({
  contextName,
  operator: 'IN',
  values,
  inverted: false,
})
const rollout = (percent: number | string, sites: readonly string[], ...more: object[]) => ({
  ...strategyOn(sites, ...more),
  name: 'flexibleRollout',
  parameters: { rollout: String(percent), stickiness: 'sessionId', groupId: 'x' },
})

const open: FlagRules[] = []
afterEach(() => {
  for (const rules of open.splice(0)) rules.close()
})

function rulesOf(features: readonly FakeFeature[], segments: readonly object[] = []): FlagRules {
  const rules = createFlagRules('development', table)
  open.push(rules)
  const read = parseFeatures({ features, segments })
  if (!read) throw new Error('no features')
  rules.load(read)
  return rules
}

const values = (rules: FlagRules, site: 'fr' | 'be' | 'ch' | 'nl' = 'be', at = NOON) =>
  rules.site(site, at).values as unknown as Record<string, boolean>
const named = (rules: FlagRules, context: object = {}, site: 'fr' | 'be' = 'be') =>
  rules.visitor(site, rules.site(site, NOON).values, { properties: {}, ...context }).map(({ name }) => name)

test('a flag unknown to the service has its configured value', () => {
  const rules = rulesOf([featureOn('route', ['be'])])
  expect(values(rules, 'be')).toEqual({ route: true, menu: true, banner: false, button: true })
  expect(values(rules, 'nl')).toEqual({ route: false, menu: false, banner: false, button: true })
})

test('a feature is on everywhere without strategies, and nowhere if disabled or with only unknown strategies', () => {
  expect(values(rulesOf([{ ...featureOn('route', []), ...NO_LISTS, enabled: true }])).route).toBe(true)
  expect(values(rulesOf([{ ...featureOn('menu', ['be']), enabled: false }])).menu).toBe(false)
  expect(values(rulesOf([{ name: 'menu', enabled: true, strategies: [{ name: 'moonPhase' }] }])).menu).toBe(
    false,
  )
})

test('environment and segments apply as in Unleash’s SDK', () => {
  const inEnvironment = (name: string) =>
    rulesOf([
      { name: 'route', enabled: true, strategies: [strategyOn(['be'], constraint('environment', name))] },
    ])
  expect([values(inEnvironment('development')).route, values(inEnvironment('production')).route]).toEqual([
    true,
    false,
  ])
  const feature = {
    name: 'route',
    enabled: true,
    strategies: [{ name: 'default', constraints: [], segments: [7] }],
  }
  const segment = { id: 7, constraints: [constraint('site', 'be', 'fr')] }
  expect(['be', 'fr', 'nl'].map((site) => values(rulesOf([feature], [segment]), site as 'be').route)).toEqual(
    [true, true, false],
  )
  expect(values(rulesOf([feature])).route).toBe(false)
})

test('a time constraint takes effect at its time', () => {
  const from = {
    contextName: 'currentTime',
    operator: 'DATE_AFTER',
    value: NOON.toISOString(),
    inverted: false,
  }
  const rules = rulesOf([{ name: 'route', enabled: true, strategies: [strategyOn(['be'], from)] }])
  expect(rules.timed).toBe(true)
  expect([values(rules).route, values(rules, 'be', new Date(NOON.getTime() + 1_000)).route]).toEqual([
    false,
    true,
  ])
  expect(rulesOf([featureOn('route', ['be'])]).timed).toBe(false)
})

test('an edition’s flag that depends on the visitor keeps its preset, with a warning', () => {
  for (const strategy of [
    rollout(50, ['be']),
    { ...rollout(50, ['be']), parameters: { rollout: '50' } },
    strategyOn(['be'], constraint('userId', '7')),
  ]) {
    const rules = rulesOf([
      { name: 'route', enabled: true, strategies: [strategy] },
      { name: 'menu', enabled: true, strategies: [strategy] },
    ])
    expect(values(rules, 'be')).toMatchObject({ route: false, menu: true })
    expect(values(rules, 'fr')).toMatchObject({ route: false, menu: false })
    expect(rules.warnings(NOON)).toEqual([
      ['route', 'a flag of an edition cannot be for some visitors only: its preset holds on be'],
      ['menu', 'a flag of an edition cannot be for some visitors only: its preset holds on be'],
    ])
  }
  const both = rulesOf([
    { name: 'route', enabled: true, strategies: [rollout(50, ['be']), strategyOn(['be'])] },
  ])
  expect([values(both).route, both.warnings(NOON)]).toEqual([true, []])
  expect(values(rulesOf([{ name: 'route', enabled: true, strategies: [rollout(100, ['be'])] }])).route).toBe(
    true,
  )
  expect(values(rulesOf([{ name: 'menu', enabled: true, strategies: [rollout(0, ['be'])] }])).menu).toBe(
    false,
  )
})

test('the first language decides an edition’s flag for the whole site, with a warning', () => {
  const rules = rulesOf([
    { name: 'route', enabled: true, strategies: [strategyOn(['ch', 'fr'], constraint('language', 'fr'))] },
  ])
  // ch's first language is English, fr's is French.
  expect([values(rules, 'ch').route, values(rules, 'fr').route]).toEqual([false, true])
  expect(rules.warnings(NOON)).toEqual([
    ['route', 'a flag of an edition cannot differ by language: the first one decides on fr, ch'],
  ])
})

test('a visitor flag has the value for visitors without an id on the server', () => {
  const some = (strategy: object) =>
    rulesOf([
      { name: 'banner', enabled: true, strategies: [strategy] },
      { name: 'button', enabled: true, strategies: [strategy] },
    ])
  expect(values(some(rollout(20, ['be'])))).toMatchObject({ banner: false, button: true })
  expect(values(some(rollout(100, ['be'], constraint('device', 'phone'))))).toMatchObject({
    banner: false,
    button: true,
  })
  expect(values(some(rollout(100, ['be'])))).toMatchObject({ banner: true, button: true })
  expect(values(some(rollout(100, ['fr'])))).toMatchObject({ banner: false, button: false })
})

test('visitors get the edition’s flags, and their own by id and device', () => {
  const rules = rulesOf([
    featureOn('route', ['be']),
    { name: 'banner', enabled: true, strategies: [rollout(50, ['be'])] },
    { name: 'button', enabled: true, strategies: [rollout(100, ['be'], constraint('device', 'phone'))] },
  ])
  expect(named(rules)).toEqual(['route', 'menu', 'button'])
  expect(named(rules, { properties: { device: 'phone' } })).toEqual(['route', 'menu', 'button'])
  expect(named(rules, { properties: { device: 'desktop' } })).toEqual(['route', 'menu'])
  const ids = Array.from({ length: 200 }, (_, index) =>
    named(rules, { sessionId: `visitor-${index}`, properties: { device: 'desktop' } }).includes('banner'),
  )
  const share = ids.filter(Boolean).length
  expect(share).toBeGreaterThan(60)
  expect(share).toBeLessThan(140)
  expect(
    named(rules, { sessionId: 'visitor-1', properties: { site: 'fr', device: 'phone' } }, 'be'),
  ).toContain('route')
  // The service does not have the flag on for fr, and a visitor's context cannot change the edition.
  expect(named(rules, { sessionId: 'visitor-1', properties: { site: 'be', language: 'de' } }, 'fr')).toEqual([
    'menu',
  ])
})

test('a revision changes with the visitors’ rules of its own site, a hash does not', () => {
  const at = (strategies: readonly object[]) => {
    const rules = rulesOf([{ name: 'banner', enabled: true, strategies }])
    return { be: rules.site('be', NOON), fr: rules.site('fr', NOON) }
  }
  const before = at([rollout(20, ['be'])])
  const more = at([rollout(30, ['be'])])
  expect(more.be.revision).not.toBe(before.be.revision)
  expect([more.be.hash, more.fr]).toEqual([before.be.hash, before.fr])
  const elsewhere = at([rollout(20, ['be', 'fr'])])
  expect(elsewhere.be).toEqual(before.be)
  expect(elsewhere.fr.revision).not.toBe(before.fr.revision)
})
