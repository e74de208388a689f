import { describe, expect, test } from 'vitest'
import { defaultFlags, flagNames, flags } from './flags.ts'
import { routes } from './routes.ts'
import { configFaults, faultsOf, overdueFlags, routeSchema, siteSchema } from './schema.ts'
import { siteIds, sites } from './sites.ts'
import type { FlagConfig } from './types.ts'

test('the configuration is valid', () => expect(configFaults()).toEqual([]))

test('a fault names file and field', () => {
  const broken = {
    ...sites.fr,
    hosts: { ...sites.fr.hosts, local: 'fr.localhost:3000' },
    timeZone: 'Europe/Nowhere',
    currency: 'EURO',
  }
  expect(faultsOf('config/sites/fr.ts', siteSchema, broken)).toEqual([
    'config/sites/fr.ts: timeZone is no time zone',
    'config/sites/fr.ts: currency is no ISO 4217 currency',
    'config/sites/fr.ts: hosts.local must be a host name without port',
  ])
})

test('a name of Object.prototype is no site', () =>
  expect(
    faultsOf('config/routes.ts', routeSchema, { ...routes.voucher, sites: ['fr', 'constructor'] }),
  ).toEqual(['config/routes.ts: sites.1 is no site']))

test('the configuration is plain data', () => {
  for (const record of [sites, routes, flags]) expect(JSON.parse(JSON.stringify(record))).toEqual(record)
})

test('rejects a route that depends on a visitor flag', () => {
  const fault = 'may differ from visitor to visitor: a route cannot follow it'
  const faults = (route: object) => faultsOf('config/routes.ts', routeSchema, { ...routes.voucher, ...route })
  expect(faults({})).toEqual([])
  expect(faults({ flag: 'smartBanner' })).toEqual([`config/routes.ts: flag ${fault}`])
  expect(faults({ anyFlag: ['pass', 'smartBanner'] })).toEqual([`config/routes.ts: anyFlag.1 ${fault}`])
})

test('rejects an app page that is listed in the sitemap', () =>
  expect(faultsOf('config/routes.ts', routeSchema, { ...routes.newsApp, sitemap: 'page' })).toEqual([
    'config/routes.ts: sitemap lists a page of the app',
  ]))

describe('flags', () => {
  test.each([
    ['fr', { fullCinemaList: false, voucherChecker: true, giftCard: false, twitter: true }],
    ['nl', { giftCard: true, club: true, filterVip: false, tiktok: true }],
    ['tn', { groupByCity: false, filter3d: true, youtube: false, favouriteCinemas: false }],
    ['be', { filterFamily: false, businessCode: false, pass: false }],
    ['ch', { pass: true, showtimesByVersion: true, trackingDolby: true }],
  ] as const)('%s overrides defaults', (site, expected) => expect(defaultFlags(site)).toMatchObject(expected))

  test('each exception differs from the default', () => {
    const idle = flagNames.filter((name) =>
      Object.values((flags[name] as FlagConfig).exceptions).includes(flags[name].default),
    )
    expect(idle).toEqual([])
  })

  test('no flag is overdue', { tags: ['exhaustive'] }, () => {
    expect(overdueFlags(flags, new Date().toISOString().slice(0, 10))).toEqual([])
  })

  test('after its date a release flag has expired, and any other flag is due for review', () => {
    const of = (kind: FlagConfig['kind']) => ({ ...flags.giftCard, kind, until: '2026-12-31' })
    const table = { trailerStart: of('release'), payment: of('kill-switch'), menu: of('operational') }
    expect(overdueFlags(table, '2026-12-31')).toEqual([])
    expect(overdueFlags(table, '2027-01-01')).toEqual([
      'trailerStart expired on 2026-12-31: take it out of the code, with what it switched (ticketing)',
      'payment was to be reviewed by 2026-12-31 (ticketing)',
      'menu was to be reviewed by 2026-12-31 (ticketing)',
    ])
  })

  test.each(siteIds)('%s has a value for each flag', (site) =>
    expect(Object.keys(defaultFlags(site))).toEqual(flagNames),
  )
})
