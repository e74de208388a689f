import { afterEach, describe, expect, test } from 'vitest'
import type { FlagConfig } from '#config/types.ts'
import { parseFeatures } from '#models/feature.ts'
import type { FlagContext } from './flag-evaluation.ts'
import { createFlagRules, type FlagRules } from './flag-rules.ts'
import { type FakeFeature, featureOn, strategyOn } from './unleash.fixture.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const flag = {
  owner: 'test',
  effect: 'Something is shown.',
  kind: 'operational',
  reach: 'edition',
  default: true,
  exceptions: { be: false },
  until: '2027-11-30',
} as const satisfies FlagConfig
const table: Readonly<Record<string, FlagConfig>> = {
  route: flag,
  banner: { ...flag, reach: 'visitor', default: false },
}

const isIn = (contextName: string, ...values: string[]) => ({
  contextName,
  operator: 'IN',
  values,
  inverted: false,
})
const share = (percent: number, ...more: object[]) => ({
  ...strategyOn(['be'], ...more),
  name: 'flexibleRollout',
  parameters: { rollout: String(percent), stickiness: 'sessionId', groupId: 'banner' },
})
const banner = (...strategies: object[]): FakeFeature => ({ name: 'banner', enabled: true, strategies })

const open: FlagRules[] = []
afterEach(() => {
  for (const rules of open.splice(0)) rules.close()
})

function explained(features: readonly FakeFeature[], context: Partial<FlagContext> = {}) {
  const rules = createFlagRules('development', table)
  open.push(rules)
  const read = parseFeatures({ features, segments: [] })
  if (!read) throw new Error('no features')
  rules.load(read)
  const { values } = rules.site('be', NOW)
  const visitor = { properties: { device: 'phone', language: 'fr' }, ...context }
  const [route, ofBanner] = rules.explain('be', values, { context: visitor, now: NOW })
  const toggles = rules.visitor('be', values, visitor).map(({ name }) => name)
  expect([route?.on, ofBanner?.on]).toEqual([toggles.includes('route'), toggles.includes('banner')])
  return { route, banner: ofBanner }
}

describe('the reason of a value', () => {
  const onlyPhones = isIn('device', 'phone', 'tablet')

  test.each<[string, readonly FakeFeature[], boolean, object]>([
    ['a feature that the service does not have', [featureOn('banner', ['be'])], false, { kind: 'unserved' }],
    [
      'a site among those of a strategy',
      [featureOn('route', ['fr', 'be'])],
      true,
      {
        kind: 'strategy',
        strategy: { name: 'default', share: null, conditions: [{ field: 'site', met: true }] },
      },
    ],
    [
      'a site that no strategy has',
      [featureOn('route', ['fr'])],
      false,
      { kind: 'unmatched', strategies: [{ conditions: [{ field: 'site', met: false }] }] },
    ],
    ['a feature that is off everywhere', [featureOn('route', [])], false, { kind: 'disabled' }],
  ])('of %s', (_, features, on, reason) => {
    expect(explained(features).route).toMatchObject({ on, reason })
  })

  test('is the strategy that matches, of several, or the condition that a visitor does not meet', () => {
    const site = { field: 'site', met: true }
    expect(explained([banner(share(0), share(100, onlyPhones))]).banner?.reason).toMatchObject({
      kind: 'strategy',
      strategy: {
        share: 100,
        conditions: [site, { field: 'device', values: ['phone', 'tablet'], met: true }],
      },
    })
    expect(explained([banner(share(100, isIn('device', 'desktop')))]).banner).toMatchObject({
      on: false,
      reason: { strategies: [{ conditions: [site, { field: 'device', met: false }] }] },
    })
  })

  test('is the share for an id, which the evaluation draws', () => {
    const drawn = Array.from({ length: 40 }, (_, index) =>
      explained([banner(share(50))], { sessionId: `visitor-${index}` }),
    ).map((each) => [each.banner?.on, each.banner?.reason.kind])
    expect(drawn).toContainEqual([true, 'strategy'])
    expect(drawn).toContainEqual([false, 'unmatched'])
    expect(new Set(drawn.map(String)).size).toBe(2)
  })

  test('is the configuration for a share without an id, and for a share of a whole site', () => {
    const undecidable = { on: false, reason: { kind: 'undecidable' } }
    expect(explained([banner(share(50))]).banner).toMatchObject(undecidable)
    const route = { ...banner(share(50)), name: 'route' }
    expect(explained([route], { sessionId: 'one' }).route).toMatchObject(undecidable)
  })

  test('has the variant of the visitor', () => {
    const variants = [{ name: 'short', weight: 1000, weightType: 'fix', stickiness: 'sessionId' }]
    expect(explained([banner({ ...share(100), variants })], { sessionId: 'one' }).banner?.variant).toBe(
      'short',
    )
  })

  test('is another feature that is not as it has to be', () => {
    const child = { ...banner(share(100)), dependencies: [{ feature: 'route', enabled: true }] }
    const parent = featureOn('route', ['fr'])
    expect(explained([parent, child], { sessionId: 'one' }).banner).toMatchObject({
      on: false,
      reason: { kind: 'parent', features: ['route'] },
    })
  })
})
