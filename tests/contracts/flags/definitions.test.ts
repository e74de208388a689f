import { createEvaluator } from '@marquee/flags/evaluation/evaluate.ts'
import type { Audience } from '@marquee/flags/service/flag-service.ts'
import { expect, test } from 'vitest'
import { flagNames, flags } from '#config/flags.ts'
import { siteIds } from '#config/sites.ts'
import { describeOnEngines } from '../on-engines.ts'
import {
  everybody,
  flagsOfEachTest,
  off,
  on,
  setCell,
  testTable,
  trailerStart,
  valuesOf,
  visitorFlag,
} from './set-up-flags.ts'
import { rollout, site } from './unleash-files.ts'

describeOnEngines('definitions of the flag service', {}, (engine) => {
  const stage = flagsOfEachTest(engine)
  const feature = async (name: string) =>
    (await stage.service.definitions()).features.find((one) => one.name === name)

  test('a feature has the fields that SDKs need', async () => {
    expect(await feature('vod')).toEqual({
      name: 'vod',
      type: 'operational',
      description: flags.vod.effect,
      enabled: true,
      project: 'default',
      stale: false,
      impressionData: false,
      strategies: [
        {
          name: 'default',
          constraints: [site('fr', 'nl')],
          parameters: {},
        },
      ],
      variants: [],
    })
    const types = new Map((await stage.service.definitions()).features.map(({ name, type }) => [name, type]))
    expect([types.get('authentication'), types.get('trailerStart')]).toEqual(['kill-switch', 'release'])
    await setCell(stage.service, 'club', 'nl', off)
    expect(await feature('club')).toMatchObject({ enabled: false, strategies: [] })
  })

  test('sites with the same audience share one strategy, sticky by session, grouped by flag', async () => {
    const drawn = [
      { name: 'a', weight: 400 },
      { name: 'b', weight: 600 },
    ]
    const audience: Audience = { rollout: 30, devices: ['phone'], variants: drawn }
    await setCell(stage.service, trailerStart, 'nl', { on: true, audience })
    await setCell(stage.service, trailerStart, 'be', { on: true, audience })
    await setCell(stage.service, trailerStart, 'ch', { on: false, audience })
    expect((await feature('trailerStart'))?.strategies).toEqual([
      { name: 'flexibleRollout', constraints: [site('fr')], parameters: rollout('100') },
      {
        name: 'flexibleRollout',
        constraints: [site('be', 'nl'), { ...site('phone'), contextName: 'device' }],
        parameters: rollout('30'),
        variants: drawn.map((each) => ({ ...each, weightType: 'fix', stickiness: 'sessionId' })),
      },
    ])
  })

  test('the tag changes with the features only; unchanged definitions are reused', async () => {
    const first = await stage.service.definitions()
    expect(first.etag).toMatch(/^[\w-]{43}$/)
    expect(await stage.service.definitions()).toBe(first)
    expect((await (await stage.another()).definitions()).etag).toBe(first.etag)
    await setCell(stage.service, 'vod', 'be', on)
    const second = await stage.service.definitions()
    expect(second.etag).not.toBe(first.etag)
    await setCell(stage.service, 'vod', 'be', on, 'Still')
    expect((await stage.service.definitions()).etag).toBe(second.etag)
    await setCell(stage.service, 'vod', 'be', off)
    expect(await stage.service.definitions()).toEqual(first)
  })

  test('a flag becomes stale the day after its date, without a change', async () => {
    const { until } = visitorFlag
    stage.time.now = new Date(`${until}T23:59:59Z`)
    const before = await stage.service.definitions()
    expect(before.features.filter(({ stale }) => stale)).toEqual([])
    stage.time.now = new Date('2027-01-01T00:00:00Z')
    const after = await stage.service.definitions()
    expect(after.features.filter(({ stale }) => stale).map(({ name }) => name)).toEqual(['trailerStart'])
    expect(after.etag).not.toBe(before.etag)
  })

  test('the SDK evaluates every cell correctly', async () => {
    for (const [index, id] of siteIds.entries())
      await setCell(stage.service, flagNames[index * 3] ?? 'vod', id, index % 2 === 0 ? on : off)
    await setCell(stage.service, trailerStart, 'be', {
      on: true,
      audience: { ...everybody, devices: ['tablet'] },
    })
    const evaluator = createEvaluator()
    evaluator.load((await stage.service.definitions()).features, [])
    const isOn = (name: string, id: string, device: string) =>
      evaluator.isOn(name, { sessionId: 'somebody', properties: { site: id, device } })
    const read = Object.keys(testTable).flatMap((name) =>
      siteIds.map((id) => [`${name} ${id}`, isOn(name, id, 'tablet')] as const),
    )
    const values = Object.entries(await valuesOf(stage.service)).map(([cell, value]) => [cell, value.on])
    expect(read).toEqual(values)
    expect([
      isOn('trailerStart', 'be', 'phone'),
      isOn('trailerStart', 'fr', 'phone'),
      isOn('vod', 'de', 'phone'),
    ]).toEqual([false, true, false])
    evaluator.close()
  })
})
