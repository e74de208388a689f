import { expect, test } from 'vitest'
import { type SiteId, siteIds } from '../../../config/sites.ts'
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
  trailerStart,
} from './set-up-flags.ts'

describeOnEngines('changes of several cells', {}, (engine) => {
  let stage: Stage
  flagsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const newestId = async () => (await stage.service.history({ limit: 1 }))[0]?.id ?? 0
  const onSites = async (flag: 'vod' | 'club') => {
    const cells = await Promise.all(siteIds.map((site) => stage.service.cell(flag, site)))
    return cells.filter(({ value }) => value.on).map(({ site }) => site)
  }
  const everywhere = (value: typeof on, sites: readonly SiteId[] = siteIds) =>
    sites.map((site) => ({ flag: 'club', site, value }))

  test('are one change in the history, which one undo takes back', async () => {
    const before = await onSites('club')
    const result = await stage.service.changeMany(
      { values: [...everywhere(on), { flag: 'vod', site: 'be', value: on }], seen: 0, reason: ' Launch ' },
      admin,
    )
    expect(result).toMatchObject({ kind: 'changed' })
    expect(await onSites('club')).toEqual(siteIds)
    const changes = await stage.service.changes({})
    expect(changes).toHaveLength(1)
    const entries = changes[0]?.entries ?? []
    expect(entries).toHaveLength(siteIds.length - before.length + 1)
    expect(new Set(entries.map(({ by, reason }) => `${by} ${reason}`))).toEqual(new Set(['Ada Launch']))
    expect(changes[0]?.newest).toBe(await newestId())

    expect(await stage.service.undo(entries[0]?.id ?? 0, 'Too early', admin)).toMatchObject({
      kind: 'changed',
    })
    expect(await onSites('club')).toEqual(before)
    expect((await stage.service.cell('vod', 'be')).value).toEqual(off)
    const [undone] = await stage.service.changes({})
    expect(undone?.entries.map(({ undoes }) => undoes)).toEqual(entries.map(({ id }) => id))
  })

  test('write only cells that change; without any there is no entry', async () => {
    await setCell(stage.service, 'club', 'nl', on)
    const seen = await newestId()
    const values = everywhere(on, ['nl', 'be'])
    const result = await stage.service.changeMany({ values, seen, reason: 'Both' }, admin)
    expect(result.kind === 'changed' && result.cells.map(({ site }) => site)).toEqual(['be'])
    expect((await stage.service.history({}))[0]).toMatchObject({ site: 'be', batch: null })
    const again = { values, seen: await newestId(), reason: 'Again' }
    expect(await stage.service.changeMany(again, admin)).toEqual({ kind: 'changed', cells: [] })
    expect(await stage.service.history({})).toHaveLength(2)
  })

  test('conflict with a later change of one cell, and then write nothing', async () => {
    const seen = await newestId()
    await setCell(stage.service, 'club', 'ch', on)
    await setCell(stage.service, 'club', 'nl', off)
    const result = await stage.service.changeMany({ values: everywhere(off), seen, reason: 'Stop' }, admin)
    expect(result.kind === 'conflict' && result.cells.map(({ site }) => site)).toEqual(['ch'])
    expect(await onSites('club')).toContain('ch')
  })

  test('an undo conflicts if one of the cells has changed since', async () => {
    await stage.service.changeMany({ values: everywhere(on, ['be', 'ma']), seen: 0, reason: 'On' }, admin)
    const id = await newestId()
    await setCell(stage.service, 'club', 'be', off)
    const result = await stage.service.undo(id, 'Back', admin)
    expect(result?.kind === 'conflict' && result.cells.map(({ site }) => site)).toEqual(['be'])
    expect((await stage.service.cell('club', 'ma')).value).toEqual(on)
  })

  test('need the right for every cell, a reason and fitting values', async () => {
    type Values = Parameters<typeof stage.service.changeMany>[0]['values']
    const why = async (values: Values, by = admin, reason = 'Because') => {
      const result = await stage.service.changeMany({ values, seen: 0, reason }, by)
      return result.kind === 'refused' ? result.why : result.kind
    }
    const be = everywhere(on, ['be'])
    expect(await why(everywhere(on, ['be', 'fr']), editor)).toBe('notAllowed')
    expect(await why(be, admin, ' ')).toBe('reasonMissing')
    expect(await why([...be, { flag: 'nothing', site: 'be', value: on }])).toBe('unknownFlag')
    expect(await why([...be, { flag: 'club', site: 'xx', value: on }])).toBe('unknownSite')
    const share = { on: true, audience: { ...everybody, rollout: 20 } }
    expect(await why([...be, { flag: 'club', site: 'nl', value: share }])).toBe('noAudience')
    expect((await stage.service.cell('club', 'be')).version).toBe(0)
    expect(await why([{ flag: trailerStart, site: 'be', value: share }])).toBe('changed')
    expect((await stage.service.cell(trailerStart, 'be')).value).toEqual(share)
  })

  test('changes come in pages, and by site with all their cells', async () => {
    await setCell(stage.service, 'vod', 'be', off)
    await stage.service.changeMany({ values: everywhere(on, ['be', 'ma']), seen: 99, reason: 'On' }, admin)
    await setCell(stage.service, 'vod', 'ma', off)
    const reasonsOf = async (query: Parameters<typeof stage.service.changes>[0]) =>
      (await stage.service.changes(query)).map(({ entries }) => entries.map(({ flag }) => flag).join(' '))
    expect(await reasonsOf({})).toEqual(['vod', 'club club', 'vod'])
    expect(await reasonsOf({ site: 'be' })).toEqual(['club club', 'vod'])
    expect(await reasonsOf({ flag: 'club' })).toEqual(['club club'])
    const [first, second] = await stage.service.changes({ limit: 2 })
    expect(await reasonsOf({ before: first?.newest ?? 0 })).toEqual(['club club', 'vod'])
    expect(await reasonsOf({ before: second?.newest ?? 0, limit: 1 })).toEqual(['vod'])
  })

  test('values at an instant are those after the last change until then, or before the first', async () => {
    const before = await stage.service.cell('club', 'be')
    stage.time.now = new Date('2026-11-01T09:00:00Z')
    await stage.service.changeMany({ values: everywhere(on, ['be', 'ma']), seen: 0, reason: 'On' }, admin)
    stage.time.now = new Date('2026-11-10T09:00:00Z')
    await setCell(stage.service, 'club', 'ma', off)
    const at = async (instant: string) =>
      new Map((await stage.service.valuesAt(instant)).map(({ site, value }) => [site, value.on]))
    expect(await at('2026-10-31T00:00:00.000Z')).toEqual(
      new Map([
        ['be', before.value.on],
        ['ma', (await stage.service.cell('club', 'ma')).preset],
      ]),
    )
    expect(await at('2026-11-01T09:00:00.000Z')).toEqual(
      new Map([
        ['be', true],
        ['ma', true],
      ]),
    )
    expect((await at('2026-11-11T00:00:00.000Z')).get('ma')).toBe(false)
  })
})
