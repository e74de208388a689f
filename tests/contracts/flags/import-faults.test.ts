import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { cellsOfFile } from '../../../src/services/flags/exchange/cells-of-file.ts'
import { readExportFile } from '../../../src/services/flags/exchange/export-file.ts'
import { createFlagTable } from '../../../src/services/flags/flag-table.ts'
import { everybody, testTable } from './set-up-flags.ts'
import { fileOf, rollout, site } from './unleash-files.ts'

const table = createFlagTable(testTable)

function read(file: unknown) {
  const exported = readExportFile(file)
  return typeof exported === 'string'
    ? { faults: [exported], unknown: [], values: new Map<never, never>() }
    : cellsOfFile(table, exported)
}
const valuesOf = (flag: string, file: unknown) => new Map<string, unknown>(read(file).values).get(flag)

const flexible = (parameters: object, more: object = {}) => ({
  name: 'flexibleRollout',
  parameters,
  ...more,
})
const device = (...values: string[]) => ({ ...site(...values), contextName: 'device' })
const drawn = { name: 'a', weight: 1_000, stickiness: 'sessionId' }
const halves = ['a', 'b'].map((name) => ({ ...drawn, name, weight: 500 }))

/** What cells cannot represent of an edition's flag, and why. */
const ofEdition: readonly (readonly [string, object])[] = [
  ['the strategy “remoteAddress” cannot be shown as cells', { name: 'remoteAddress' }],
  ['a segment cannot be shown as cells', { segments: [1] }],
  [
    'a constraint on “userId” cannot be shown as cells',
    { constraints: [{ ...site('x'), contextName: 'userId' }] },
  ],
  [
    'a constraint on “site” has to be IN, and not inverted',
    { constraints: [{ ...site('be'), operator: 'NOT_IN' }] },
  ],
  [
    'a constraint on “site” has to be IN, and not inverted',
    { constraints: [{ ...site('be'), inverted: true }] },
  ],
  ['two constraints on “site” cannot be shown as cells', { constraints: [site('be'), site('nl')] }],
  ['there is no site “de”', { constraints: [site('be', 'de')] }],
  [
    'it is for all visitors of a site: no share, device or variant can be chosen',
    flexible({ rollout: '50', stickiness: 'sessionId', groupId: 'vod' }),
  ],
  [
    'it is for all visitors of a site: no share, device or variant can be chosen',
    { constraints: [device('phone')] },
  ],
]

const ofVisitor: typeof ofEdition = [
  ['there is no class of devices “watch”', { constraints: [device('watch')] }],
  ['a constraint on “device” names none', { constraints: [device()] }],
  ['a rollout of “lots” is no whole number from 0 to 100', flexible(rollout('lots'))],
  ['a rollout of “101” is no whole number from 0 to 100', flexible(rollout('101'))],
  ['a rollout of “” is no whole number from 0 to 100', flexible({})],
  ['a rollout has to be by sessionId, not by “random”', flexible(rollout('50', { stickiness: 'random' }))],
  [
    'a rollout has to be in the group of the flag, not in “other”',
    flexible(rollout('50', { groupId: 'other' })),
  ],
  [
    'variants have to be by sessionId',
    flexible(rollout('100'), { variants: [{ ...drawn, stickiness: 'default' }] }),
  ],
  [
    'a variant with a payload cannot be shown as cells',
    flexible(rollout('100'), { variants: [{ ...drawn, payload: { type: 'string', value: 'x' } }] }),
  ],
  [
    'its variants need names of letters, digits and -._~, each its own, and weights with the sum 1000',
    flexible(rollout('100'), { variants: halves.slice(1) }),
  ],
]

const wholeFile: typeof ofEdition = [
  [
    'variants of the environment cannot be shown as cells',
    { featureEnvironments: [{ name: 'vod', enabled: true, variants: halves }] },
  ],
  ['the file does not state whether it is enabled', { featureEnvironments: [] }],
  [
    'its environment is in the file twice',
    { featureEnvironments: [true, false].map((enabled) => ({ name: 'vod', enabled })) },
  ],
  [
    'that it depends on another flag cannot be shown as cells',
    { dependencies: [{ feature: 'vod', dependencies: [{ feature: 'club', enabled: true }] }] },
  ],
  ['it is in the file twice', { features: [{ name: 'vod' }, { name: 'vod' }] }],
  ['it is archived', { features: [{ name: 'vod', archived: true }] }],
  ['it has a strategy, but is not among the features', { features: [] }],
]

describe('a file of an export', () => {
  test('has a fault for whatever cells cannot represent', () => {
    for (const [fault, strategy] of ofEdition)
      expect(read(fileOf('vod', [strategy])).faults).toEqual([`vod: ${fault}.`])
    for (const [fault, strategy] of ofVisitor)
      expect(read(fileOf('trailerStart', [strategy])).faults).toEqual([`trailerStart: ${fault}.`])
    for (const [fault, change] of wholeFile)
      expect(read(fileOf('vod', [{}], change)).faults).toEqual([`vod: ${fault}.`])
    const two = [
      flexible(rollout('20'), { constraints: [site('be')] }),
      flexible(rollout('30'), { constraints: [site('be', 'nl')] }),
    ]
    expect(read(fileOf('trailerStart', two)).faults).toEqual([
      'trailerStart: two strategies choose the visitors of “be”.',
    ])
    const featureEnvironments = ['a', 'b'].map((environment) => ({ name: 'vod', environment, enabled: true }))
    expect(read(fileOf('vod', [], { featureEnvironments })).faults).toEqual([
      'The file is of several environments (a, b): export one of them.',
    ])
  })

  test('that is no export has one fault', () => {
    for (const file of [
      undefined,
      null,
      'features',
      7,
      [],
      {},
      { features: {}, featureStrategies: 'all', featureEnvironments: 1 },
      { version: 2, features: [{ name: 'vod', enabled: true, strategies: [] }] },
      { features: [{}], featureStrategies: [], featureEnvironments: [] },
      { features: [], featureStrategies: [{ name: 'default' }], featureEnvironments: [] },
      { features: Array(2_001).fill({ name: 'vod' }), featureStrategies: [], featureEnvironments: [] },
    ])
      expect(read(file).faults).toEqual([
        expect.stringMatching(/^The file is not an export of Unleash: .+\.$/),
      ])
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (whole, part) => {
        expect(read(whole).faults).not.toEqual([])
        const featureEnvironments = [{ name: 'vod', enabled: true }]
        const file = { features: [{ name: 'vod' }], featureStrategies: [part], featureEnvironments }
        expect(read(file).faults).not.toEqual([])
      }),
    )
  })

  const be = site('be')
  const usual = { rollout: '100', stickiness: 'default', groupId: 'vod' }
  test.each<[string, readonly object[], object, readonly string[]]>([
    ['a strategy for everybody', [{}], {}, siteIds],
    [
      'the gradual rollout to everybody that Unleash begins with',
      [flexible(usual, { constraints: [be] })],
      {},
      ['be'],
    ],
    ['two strategies', [{ constraints: [be] }, { constraints: [site('ma', 'be')] }], {}, ['be', 'ma']],
    ['a disabled strategy', [{ constraints: [be] }, { name: 'userWithId', disabled: true }], {}, ['be']],
    ['a list of no site', [{ constraints: [site()] }], {}, []],
    ['no strategy at all, which SDKs read as on', [], {}, siteIds],
    ['strategies that are all disabled', [{ disabled: true }], {}, []],
    [
      'a feature that is not enabled',
      [{}],
      { featureEnvironments: [{ name: 'vod', environment: 'production', enabled: false }] },
      [],
    ],
  ])('turns an edition’s flag with %s into cells', (_, strategies, change, sites) => {
    expect(valuesOf('vod', fileOf('vod', strategies, change))).toEqual(
      Object.fromEntries(siteIds.map((id) => [id, { on: sites.includes(id), audience: null }])),
    )
  })

  test('has shares, devices and variants for a visitor’s flag, also for sites where it is off', () => {
    const variants = [
      { name: 'a', weight: 250, weightType: 'variable', stickiness: 'sessionId' },
      { name: 'b', weight: 750, weightType: 'fix', stickiness: 'sessionId' },
    ]
    const strategies = [
      flexible(rollout('30'), { constraints: [device('desktop', 'phone'), site('be')], variants }),
      flexible(rollout('10'), { constraints: [site('ch')], disabled: true }),
      { constraints: [site('nl')] },
    ]
    expect(valuesOf('trailerStart', fileOf('trailerStart', strategies))).toMatchObject({
      be: {
        on: true,
        audience: {
          rollout: 30,
          devices: ['phone', 'desktop'],
          variants: [
            { name: 'a', weight: 250 },
            { name: 'b', weight: 750 },
          ],
        },
      },
      ch: { on: false, audience: { ...everybody, rollout: 10 } },
      nl: { on: true, audience: everybody },
      fr: { on: false, audience: everybody },
    })
  })
})
