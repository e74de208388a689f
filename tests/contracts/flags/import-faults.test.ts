import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportResult } from '../../../src/services/flags/flag-service.ts'
import { describeOnEngines } from '../on-engines.ts'
import { admin, editor, flagsOfEachTest, type Stage } from './set-up-flags.ts'
import { type ExportedFile, fileOf, rollout, site } from './unleash-files.ts'

describeOnEngines('faults of imported flags', {}, (engine) => {
  let stage: Stage
  flagsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const imported = (file: unknown, by = admin): Promise<ImportResult> =>
    stage.service.imported(file, 'From the other place', by)
  const exported = async () => structuredClone(await stage.service.exported()) as ExportedFile
  const unchanged = async () => {
    expect(await stage.service.history({})).toEqual([])
    expect(await stage.store.db.selectFrom('flag_cells').selectAll().execute()).toEqual([])
  }

  test('lists all unknown flags and other faults, and changes nothing', async () => {
    const file = await exported()
    file.featureStrategies = file.featureStrategies.filter(({ featureName }) => featureName !== 'vod')
    file.features.push({ name: 'darkMode' }, { name: '__proto__' }, { name: 'constructor' })
    file.featureStrategies.push(
      { name: 'userWithId', featureName: 'darkMode' },
      { name: 'default', featureName: 'lightMode' },
      { name: 'userWithId', featureName: 'club' },
    )
    expect(await imported(file)).toEqual({
      kind: 'refused',
      unknown: ['darkMode', '__proto__', 'constructor', 'lightMode'],
      faults: ['club: the strategy “userWithId” cannot be shown as cells.'],
    })
    await unchanged()
  })

  const flexible = (parameters: object, more: object = {}) => [
    { name: 'flexibleRollout', parameters, ...more },
  ]
  const halves = [
    { name: 'a', weight: 500, stickiness: 'sessionId' },
    { name: 'b', weight: 500, stickiness: 'sessionId' },
  ]
  const drawn = { name: 'a', weight: 1_000, stickiness: 'sessionId' }
  test.each<[string, string, readonly object[], object, string]>([
    [
      'another strategy',
      'vod',
      [{ name: 'remoteAddress' }],
      {},
      'the strategy “remoteAddress” cannot be shown as cells',
    ],
    ['a segment', 'vod', [{ segments: [1] }], {}, 'a segment cannot be shown as cells'],
    [
      'a constraint on something else',
      'vod',
      [{ constraints: [{ ...site('x'), contextName: 'userId' }] }],
      {},
      'a constraint on “userId” cannot be shown as cells',
    ],
    [
      'another operator',
      'vod',
      [{ constraints: [{ ...site('be'), operator: 'NOT_IN' }] }],
      {},
      'a constraint on “site” has to be IN, and not inverted',
    ],
    [
      'an inverted constraint',
      'vod',
      [{ constraints: [{ ...site('be'), inverted: true }] }],
      {},
      'a constraint on “site” has to be IN, and not inverted',
    ],
    [
      'two constraints on sites',
      'vod',
      [{ constraints: [site('be'), site('nl')] }],
      {},
      'two constraints on “site” cannot be shown as cells',
    ],
    ['a site that is not there', 'vod', [{ constraints: [site('be', 'de')] }], {}, 'there is no site “de”'],
    [
      'a share of the visitors of an edition flag',
      'vod',
      flexible({ rollout: '50', stickiness: 'sessionId', groupId: 'vod' }),
      {},
      'it is for all visitors of a site: no share, device or variant can be chosen',
    ],
    [
      'a device for an edition flag',
      'vod',
      [{ constraints: [{ ...site('phone'), contextName: 'device' }] }],
      {},
      'it is for all visitors of a site: no share, device or variant can be chosen',
    ],
    [
      'an unknown device',
      'trailerStart',
      [{ constraints: [{ ...site('watch'), contextName: 'device' }] }],
      {},
      'there is no class of devices “watch”',
    ],
    [
      'no device',
      'trailerStart',
      [{ constraints: [{ ...site(), contextName: 'device' }] }],
      {},
      'a constraint on “device” names none',
    ],
    [
      'a share that is none',
      'trailerStart',
      flexible(rollout('lots')),
      {},
      'a rollout of “lots” is no whole number from 0 to 100',
    ],
    [
      'a share over 100',
      'trailerStart',
      flexible(rollout('101')),
      {},
      'a rollout of “101” is no whole number from 0 to 100',
    ],
    ['no share', 'trailerStart', flexible({}), {}, 'a rollout of “” is no whole number from 0 to 100'],
    [
      'a share by something else',
      'trailerStart',
      flexible(rollout('50', { stickiness: 'random' })),
      {},
      'a rollout has to be by sessionId, not by “random”',
    ],
    [
      'a share in another group',
      'trailerStart',
      flexible(rollout('50', { groupId: 'other' })),
      {},
      'a rollout has to be in the group of the flag, not in “other”',
    ],
    [
      'variants by something else',
      'trailerStart',
      flexible(rollout('100'), { variants: [{ ...drawn, stickiness: 'default' }] }),
      {},
      'variants have to be by sessionId',
    ],
    [
      'a variant with a payload',
      'trailerStart',
      flexible(rollout('100'), { variants: [{ ...drawn, payload: { type: 'string', value: 'x' } }] }),
      {},
      'a variant with a payload cannot be shown as cells',
    ],
    [
      'variants that are not a whole',
      'trailerStart',
      flexible(rollout('100'), { variants: halves.slice(1) }),
      {},
      'its variants need names of letters, digits and -._~, each its own, and weights with the sum 1000',
    ],
    [
      'two audiences for one site',
      'trailerStart',
      [
        ...flexible(rollout('20'), { constraints: [site('be')] }),
        ...flexible(rollout('30'), { constraints: [site('be', 'nl')] }),
      ],
      {},
      'two strategies choose the visitors of “be”',
    ],
    [
      'variants of the environment',
      'vod',
      [{}],
      { featureEnvironments: [{ name: 'vod', enabled: true, variants: halves }] },
      'variants of the environment cannot be shown as cells',
    ],
    [
      'no word on being enabled',
      'vod',
      [{}],
      { featureEnvironments: [] },
      'the file does not state whether it is enabled',
    ],
    [
      'two words on being enabled',
      'vod',
      [{}],
      {
        featureEnvironments: [
          { name: 'vod', enabled: true },
          { name: 'vod', enabled: false },
        ],
      },
      'its environment is in the file twice',
    ],
    [
      'a parent',
      'vod',
      [{}],
      { dependencies: [{ feature: 'vod', dependencies: [{ feature: 'club', enabled: true }] }] },
      'that it depends on another flag cannot be shown as cells',
    ],
    [
      'itself twice',
      'vod',
      [{}],
      { features: [{ name: 'vod' }, { name: 'vod' }] },
      'it is in the file twice',
    ],
    ['its archive', 'vod', [{}], { features: [{ name: 'vod', archived: true }] }, 'it is archived'],
    ['a strategy alone', 'vod', [{}], { features: [] }, 'it has a strategy, but is not among the features'],
  ])('a flag with %s is a fault, and nothing changes', async (_, flag, strategies, change, fault) => {
    expect(await imported(fileOf(flag, strategies, change))).toEqual({
      kind: 'refused',
      unknown: [],
      faults: [`${flag}: ${fault}.`],
    })
    await unchanged()
  })

  test('reports every fault, and changes no valid flag either', async () => {
    const file = await exported()
    file.featureEnvironments = file.featureEnvironments.map((one) => ({ ...one, enabled: false }))
    file.featureStrategies.push(
      { name: 'userWithId', featureName: 'vod' },
      { name: 'default', featureName: 'club', segments: [3] },
    )
    file.featureStrategies.push({ name: 'userWithId', featureName: 'vod' })
    expect(await imported(file)).toEqual({
      kind: 'refused',
      unknown: [],
      faults: [
        'vod: the strategy “userWithId” cannot be shown as cells.',
        'club: a segment cannot be shown as cells.',
      ],
    })
    await unchanged()
  })

  test('a file of two environments is one fault', async () => {
    const featureEnvironments = ['a', 'b'].map((environment) => ({ name: 'vod', environment, enabled: true }))
    expect(await imported(fileOf('vod', [], { featureEnvironments }))).toEqual({
      kind: 'refused',
      unknown: [],
      faults: ['The file is of several environments (a, b): export one of them.'],
    })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'features'],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
    ['lists that are none', { features: {}, featureStrategies: 'all', featureEnvironments: 1 }],
    ['what the Client API sends', { version: 2, features: [{ name: 'vod', enabled: true, strategies: [] }] }],
    ['features without names', { features: [{}], featureStrategies: [], featureEnvironments: [] }],
    [
      'strategies of nobody',
      { features: [], featureStrategies: [{ name: 'default' }], featureEnvironments: [] },
    ],
    [
      'more features than there can be',
      {
        features: Array.from({ length: 2_001 }, () => ({ name: 'vod' })),
        featureStrategies: [],
        featureEnvironments: [],
      },
    ],
  ])('%s is refused as no export, with one fault', async (_, file) => {
    const result = await imported(file)
    expect(result).toEqual({
      kind: 'refused',
      unknown: [],
      faults: [expect.stringMatching(/^The file is not an export of Unleash: .+\.$/)],
    })
    await unchanged()
  })

  test('any other JSON is refused without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (whole, part) => {
        expect(await imported(whole)).toMatchObject({ kind: 'refused' })
        const result = await imported({
          features: [{ name: 'vod' }],
          featureStrategies: [part],
          featureEnvironments: [{ name: 'vod', enabled: true }],
        })
        expect(result).toMatchObject({ kind: 'refused' })
      }),
      { numRuns: 50 },
    )
    await unchanged()
  })

  test('an import needs an admin and a reason', async () => {
    const file = fileOf('vod', [{}])
    expect(await imported(file, editor)).toEqual({
      kind: 'refused',
      unknown: [],
      faults: ['Only an admin may import flags.'],
    })
    expect(await stage.service.imported(file, ' ', admin)).toEqual({
      kind: 'refused',
      unknown: [],
      faults: ['An import needs a reason.'],
    })
    expect(await stage.service.imported(file, 'x'.repeat(501), admin)).toMatchObject({
      kind: 'refused',
      faults: ['The reason is too long.'],
    })
    await unchanged()
  })
})
