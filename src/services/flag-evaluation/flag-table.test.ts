import { afterEach, describe, expect, test } from 'vitest'
import { defaultFlags, flagNames, flags } from '../../../config/flags.ts'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import { parseFeatures } from '../../../content-models/feature.ts'
import { isExhaustive } from '../../../tests/scope.ts'
import { createFlagRules, type FlagRules } from './flag-rules.ts'
import { tableFeatures } from './unleash.fixture.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
let open: FlagRules[] = []

afterEach(() => {
  for (const rules of open) rules.close()
  open = []
})

function rulesOf(changed: Parameters<typeof tableFeatures>[0] = {}): FlagRules {
  const rules = createFlagRules('development', flags)
  open.push(rules)
  const features = parseFeatures({ features: tableFeatures(changed) })
  if (!features) throw new Error('no features')
  rules.load(features)
  return rules
}

const statesOf = (rules: FlagRules) =>
  Object.fromEntries(siteIds.map((site) => [site, rules.site(site, NOW)]))

describe('every feature on every site', () => {
  const [atRest, inTable] = [
    statesOf(rulesOf()),
    Object.fromEntries(siteIds.map((site) => [site, defaultFlags(site)])),
  ]

  test.each(flagNames)('%s has its configured value if the service has the table', (name) => {
    const row = (values: (site: SiteId) => boolean | undefined) => siteIds.map((site) => [site, values(site)])
    expect(row((site) => atRest[site]?.values[name])).toEqual(row((site) => inTable[site]?.[name]))
  })

  test.each(flagNames)('switching %s on one site changes neither other flags nor other sites', (name) => {
    const one = siteIds[flagNames.indexOf(name) % siteIds.length]
    for (const site of siteIds.filter((each) => isExhaustive || each === one)) {
      const switched = !inTable[site]?.[name]
      const states = statesOf(rulesOf({ [name]: { [site]: switched } }))
      expect([site, states[site]?.values]).toEqual([site, { ...inTable[site], [name]: switched }])
      expect(siteIds.filter((each) => states[each]?.hash !== atRest[each]?.hash)).toEqual([site])
      expect(siteIds.filter((each) => states[each]?.revision !== atRest[each]?.revision)).toEqual([site])
    }
  })
})

test('equal values have equal hashes with any rules', () => {
  const alone = createFlagRules('development', flags)
  open.push(alone)
  const hashesOf = (rules: FlagRules) =>
    siteIds.map((site) => [rules.site(site, NOW).values, rules.site(site, NOW).hash])
  expect(hashesOf(alone)).toEqual(hashesOf(rulesOf()))
})
