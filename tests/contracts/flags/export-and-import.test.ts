import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlagName } from '#config/flags.ts'
import { siteIds } from '#config/sites.ts'
import type { Audience, FlagValue, ImportResult } from '../../../src/services/flags/flag-service.ts'
import { isExhaustive } from '../../scope.ts'
import { describeOnEngines } from '../on-engines.ts'
import {
  admin,
  editor,
  everybody,
  flagsOfEachTest,
  off,
  on,
  type Stage,
  setCell,
  testTable,
  trailerStart,
  valuesOf,
} from './set-up-flags.ts'
import { type ExportedFile, fileOf, rollout, site } from './unleash-files.ts'

const audiences: fc.Arbitrary<Audience> = fc.record({
  rollout: fc.integer({ min: 0, max: 100 }),
  devices: fc.subarray<'phone' | 'tablet' | 'desktop'>(['phone', 'tablet', 'desktop']),
  variants: fc
    .uniqueArray(
      fc.stringMatching(/^[a-z][\w.~-]{0,8}$/).filter((name) => name !== 'disabled'),
      { maxLength: 4 },
    )
    .map((names) =>
      names.map((name, index) => ({
        name,
        weight: Math.floor(1_000 / names.length) + (index < 1_000 % names.length ? 1 : 0),
      })),
    ),
})
const values = (flag: string): fc.Arbitrary<FlagValue> =>
  testTable[flag]?.reach === 'visitor'
    ? fc.record({ on: fc.boolean(), audience: audiences })
    : fc.record({ on: fc.boolean(), audience: fc.constant(null) })
const cellValues = fc
  .uniqueArray(
    fc.tuple(
      fc.oneof(fc.constantFrom(...Object.keys(testTable)), fc.constant('trailerStart')),
      fc.constantFrom(...siteIds),
    ),
    {
      maxLength: 12,
      selector: String,
    },
  )
  .chain((cells) =>
    fc.tuple(
      ...cells.map(([flag, id]) => fc.tuple(fc.constant(flag as FlagName), fc.constant(id), values(flag))),
    ),
  )

describeOnEngines('export and import of flags', {}, (engine) => {
  let stage: Stage
  flagsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const imported = (file: unknown): Promise<ImportResult> =>
    stage.service.imported(file, 'From the other place', admin)

  test('an export has the lists of Unleash: every feature, whether it is enabled, and its strategies', async () => {
    await setCell(stage.service, trailerStart, 'be', {
      on: false,
      audience: { ...everybody, rollout: 40, devices: ['phone'] },
    })
    await setCell(stage.service, 'club', 'nl', off)
    const file = await (await stage.another({ environment: 'production' })).exported()
    const lists =
      'contextFields dependencies featureEnvironments featureStrategies featureTags features links segments tagTypes'
    expect(Object.keys(file).sort().join(' ')).toBe(lists)
    const { features, featureStrategies, featureEnvironments, contextFields } =
      file as unknown as ExportedFile
    expect(features.map(({ name }) => name)).toEqual(Object.keys(testTable))
    expect(features.find(({ name }) => name === 'vod')).toEqual({
      name: 'vod',
      description: testTable.vod?.effect,
      type: 'operational',
      project: 'default',
      stale: false,
      impressionData: false,
      archived: false,
    })
    const environmentOf = (name: string) =>
      featureEnvironments.find(({ featureName }) => featureName === name)
    expect(environmentOf('club')).toEqual({
      name: 'club',
      featureName: 'club',
      environment: 'production',
      enabled: false,
      variants: [],
    })
    expect(environmentOf('vod')).toMatchObject({ enabled: true })
    const [atFirst, ofPhones] = featureStrategies.filter(({ featureName }) => featureName === 'trailerStart')
    expect(atFirst).toEqual({
      name: 'flexibleRollout',
      featureName: 'trailerStart',
      title: null,
      parameters: rollout('100'),
      constraints: [site('fr')],
      variants: [],
      segments: [],
      sortOrder: 0,
      disabled: false,
    })
    expect(ofPhones).toMatchObject({ parameters: rollout('40'), sortOrder: 1, disabled: true })
    expect(contextFields).toMatchObject([{ name: 'site' }, { name: 'device' }])
  })

  test('an export imports to the same cells', async () => {
    await fc.assert(
      fc.asyncProperty(cellValues, cellValues, async (first, second) => {
        for (const [flag, id, value] of first) await setCell(stage.service, flag, id, value)
        const file: unknown = JSON.parse(JSON.stringify(await stage.service.exported()))
        const before = await valuesOf(stage.service)
        for (const [flag, id, value] of second) await setCell(stage.service, flag, id, value)
        const between = await valuesOf(stage.service)
        const result = await imported(file)
        expect(await valuesOf(stage.service)).toEqual(before)
        const differing = Object.keys(before).filter(
          (cell) => JSON.stringify(before[cell]) !== JSON.stringify(between[cell]),
        )
        expect(
          result.kind === 'imported' ? result.changed.map((cell) => `${cell.flag} ${cell.site}`) : result,
        ).toEqual(differing)
        expect(await imported(file)).toEqual({ kind: 'imported', changed: [] })
      }),
      { numRuns: isExhaustive ? 25 : 10 },
    )
  })

  test('an import adds one entry per changed cell, and leaves flags that are not in the file', async () => {
    await setCell(stage.service, 'vod', 'be', on, 'By hand')
    await setCell(stage.service, 'club', 'be', on, 'By hand')
    const result = await imported(fileOf('vod', [{ constraints: [site('nl', 'ch', 'fr')] }]))
    expect(result).toMatchObject({
      kind: 'imported',
      changed: [
        { flag: 'vod', site: 'ch', value: on, version: 1 },
        { flag: 'vod', site: 'be', value: off, version: 2 },
      ],
    })
    const entries = await stage.service.history({ limit: 2 })
    const common = { by: 'Ada', reason: 'From the other place', undoes: null }
    expect(entries).toMatchObject([
      { ...common, site: 'be', before: on, after: off, version: 2 },
      { ...common, site: 'ch', before: off, after: on, version: 1 },
    ])
    expect((await stage.service.cell('club', 'be')).value).toEqual(on)
    const undone = await stage.service.undo(entries[0]?.id ?? 0, 'It was right', admin)
    expect(undone).toMatchObject({
      kind: 'changed',
      cells: [
        { site: 'ch', value: off },
        { site: 'be', value: on },
      ],
    })
  })

  test('a file with unknown flags or faults changes nothing, and all of them are listed', async () => {
    const file = structuredClone(await stage.service.exported()) as ExportedFile
    file.featureEnvironments = file.featureEnvironments.map((one) => ({ ...one, enabled: false }))
    file.features.push({ name: 'darkMode' }, { name: '__proto__' }, { name: 'constructor' })
    file.featureStrategies.push(
      { name: 'userWithId', featureName: 'darkMode' },
      { name: 'default', featureName: 'lightMode' },
      { name: 'userWithId', featureName: 'vod' },
      { name: 'default', featureName: 'club', segments: [3] },
      { name: 'userWithId', featureName: 'vod' },
    )
    expect(await imported(file)).toEqual({
      kind: 'refused',
      unknown: ['darkMode', '__proto__', 'constructor', 'lightMode'],
      faults: [
        'vod: the strategy “userWithId” cannot be shown as cells.',
        'club: a segment cannot be shown as cells.',
      ],
    })
    const refused = (fault: string) => ({ kind: 'refused', unknown: [], faults: [fault] })
    const { imported: load } = stage.service
    const good = fileOf('vod', [{}])
    expect(await load(good, 'Mine', editor)).toEqual(refused('Only an admin may import flags.'))
    expect(await load(good, ' ', admin)).toEqual(refused('An import needs a reason.'))
    expect(await load(good, 'x'.repeat(501), admin)).toEqual(refused('The reason is too long.'))
    expect(await stage.service.history({})).toEqual([])
    expect(await stage.store.db.selectFrom('flag_cells').selectAll().execute()).toEqual([])
  })

  test('a change during an import is in the history before or after it', async () => {
    const file = await stage.service.exported()
    for (const id of siteIds) await setCell(stage.service, 'authentication', id, off)
    const { version } = await stage.service.cell('authentication', 'be')
    const change = { flag: 'authentication', site: 'be', value: off, version, reason: 'At once' }
    const [result, other] = await Promise.all([imported(file), stage.service.change(change, admin)])
    expect(result).toMatchObject({ kind: 'imported' })
    const history = await stage.service.history({ flag: 'authentication', site: 'be' })
    expect(history.map((entry) => entry.version)).toEqual(history.map((_, index) => history.length - index))
    expect(history).toHaveLength(other.kind === 'changed' ? 3 : 2)
  })
})
