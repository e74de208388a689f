import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { everybody, flagsOfEachTest, off, setCell, testTable, trailerStart } from './set-up-flags.ts'
import { type ExportedFile, rollout, site } from './unleash-files.ts'

describeOnEngines('the export of flags', {}, (engine) => {
  const stage = flagsOfEachTest(engine)
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
})
