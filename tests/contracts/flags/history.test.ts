import { expect, test } from 'vitest'
import { type SiteId, siteIds } from '#config/sites.ts'
import { describeOnEngines } from '../on-engines.ts'
import {
  admin,
  editor,
  everybody,
  flagsOfEachTest,
  off,
  on,
  setCell,
  trailerStart,
  viewer,
} from './set-up-flags.ts'

describeOnEngines('history of the flag service', {}, (engine) => {
  const stage = flagsOfEachTest(engine)
  const newest = async () => {
    const [entry] = await stage.service.history({ limit: 1 })
    if (!entry) throw new Error('No entry')
    return entry
  }

  test('is newest first, by flag and by site, in pages', async () => {
    for (const site of ['be', 'nl', 'fr'] as const)
      for (const flag of ['vod', 'club'] as const) await setCell(stage.service, flag, site, on)
    const all = await stage.service.history({})
    const cells = ['club fr', 'vod fr', 'club nl', 'vod nl', 'club be', 'vod be']
    expect(all.map(({ flag, site }) => `${flag} ${site}`)).toEqual(cells)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
    const before = (index: number) => all[index]?.id ?? 0
    for (const [query, found] of [
      [{ flag: 'vod' }, [all[1], all[3], all[5]]],
      [{ site: 'nl' }, [all[2], all[3]]],
      [{ flag: 'vod', site: 'be' }, [all[5]]],
      [{ flag: 'nothing' }, []],
      [{ limit: 2 }, all.slice(0, 2)],
      [{ limit: 2, before: before(1) }, all.slice(2, 4)],
      [{ before: before(5) }, []],
      [{ limit: Number.NaN, before: Number.POSITIVE_INFINITY }, all.slice(0, 1)],
      [{ limit: 1e9 }, all],
    ] as const)
      expect(await stage.service.history(query)).toEqual(found)
  })

  test('its changes are found by a part of a name, whole and literal, and by days in UTC', async () => {
    const { service, time } = stage
    const byName = (flag: string, name: string) =>
      service.change({ flag, site: 'be', value: on, version: 0, reason: 'A test' }, { ...admin, name })
    await byName('vod', 'Lotte 100%')
    time.now = new Date('2026-11-21T23:59:59Z')
    await byName('club', 'Lotte')
    time.now = new Date('2026-11-22T00:00:00Z')
    await byName('pass', 'Amadou')
    const found = async (query: Parameters<typeof service.changes>[0]) =>
      (await service.changes(query)).map(({ entries: [{ flag }] }) => flag)
    expect(await found({ person: 'lott' })).toEqual(['club', 'vod'])
    expect(await found({ person: '0%' })).toEqual(['vod'])
    expect(await found({ person: '_' })).toEqual([])
    expect(await found({ from: '2026-11-21' })).toEqual(['pass', 'club'])
    expect(await found({ to: '2026-11-21' })).toEqual(['club', 'vod'])
    expect(await found({ person: 'lotte', from: '2026-11-21', to: '2026-11-21' })).toEqual(['club'])
  })

  test('an undo is a change of its own that refers to its entry', async () => {
    const audience = { ...everybody, rollout: 20 }
    await setCell(stage.service, trailerStart, 'be', { on: true, audience })
    await setCell(stage.service, trailerStart, 'be', { on: false, audience: everybody }, 'Too loud')
    const entry = await newest()
    const result = await stage.service.undo(entry.id, ' It was the other site ', editor)
    const changed = { by: 'Edith', reason: 'It was the other site' }
    expect(result).toMatchObject({
      kind: 'changed',
      cells: [{ value: { on: true, audience }, version: 3, changed }],
    })
    const undone = await newest()
    const { before, after } = entry
    expect(undone).toMatchObject({ before: after, after: before, version: 3, undoes: entry.id })
    expect(await stage.service.undo(undone.id, 'No, this one', admin)).toMatchObject({
      cells: [{ value: { on: false, audience: everybody }, version: 4 }],
    })
  })

  test('an undo needs the right and a reason; an unknown entry is undefined', async () => {
    await setCell(stage.service, 'vod', 'fr', off)
    const { id } = await newest()
    for (const [reason, by, why] of [
      ['Back', viewer, 'notAllowed'],
      ['Back', editor, 'notAllowed'],
      [' ', admin, 'reasonMissing'],
      ['x'.repeat(501), admin, 'reasonTooLong'],
    ] as const)
      expect(await stage.service.undo(id, reason, by)).toEqual({ kind: 'refused', why })
    for (const none of [id + 1, 0, -1, 1.5, Number.NaN, 2 ** 60])
      expect(await stage.service.undo(none, 'Back', admin)).toBeUndefined()
    expect(await stage.service.history({})).toHaveLength(1)
  })

  const onSites = async (flag: 'vod' | 'club') => {
    const cells = await Promise.all(siteIds.map((site) => stage.service.cell(flag, site)))
    return cells.filter(({ value }) => value.on).map(({ site }) => site)
  }
  const everywhere = (value: typeof on, sites: readonly SiteId[] = siteIds) =>
    sites.map((site) => ({ flag: 'club', site, value }))

  test('changes of several cells are one change in the history, which one undo takes back', async () => {
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
    expect(changes[0]?.newest).toBe((await newest()).id)

    expect(await stage.service.undo(entries[0]?.id ?? 0, 'Too early', admin)).toMatchObject({
      kind: 'changed',
    })
    expect(await onSites('club')).toEqual(before)
    expect((await stage.service.cell('vod', 'be')).value).toEqual(off)
    const [undone] = await stage.service.changes({})
    expect(undone?.entries.map(({ undoes }) => undoes)).toEqual(entries.map(({ id }) => id))
  })

  test('of several cells only those that change are written; without any there is no entry', async () => {
    await setCell(stage.service, 'club', 'nl', on)
    const seen = (await newest()).id
    const values = everywhere(on, ['nl', 'be'])
    const result = await stage.service.changeMany({ values, seen, reason: 'Both' }, admin)
    expect(result.kind === 'changed' && result.cells.map(({ site }) => site)).toEqual(['be'])
    expect((await stage.service.history({}))[0]).toMatchObject({ site: 'be', batch: null })
    const again = { values, seen: (await newest()).id, reason: 'Again' }
    expect(await stage.service.changeMany(again, admin)).toEqual({ kind: 'changed', cells: [] })
    expect(await stage.service.history({})).toHaveLength(2)
  })

  test('several cells conflict with a later change of one, and then write nothing', async () => {
    const seen = 0
    await setCell(stage.service, 'club', 'ch', on)
    await setCell(stage.service, 'club', 'nl', off)
    const result = await stage.service.changeMany({ values: everywhere(off), seen, reason: 'Stop' }, admin)
    expect(result.kind === 'conflict' && result.cells.map(({ site }) => site)).toEqual(['ch'])
    expect(await onSites('club')).toContain('ch')
  })

  test('an undo of several cells conflicts if one of the cells has changed since', async () => {
    await stage.service.changeMany({ values: everywhere(on, ['be', 'ma']), seen: 0, reason: 'On' }, admin)
    const id = (await newest()).id
    await setCell(stage.service, 'club', 'be', off)
    const result = await stage.service.undo(id, 'Back', admin)
    expect(result?.kind === 'conflict' && result.cells.map(({ site }) => site)).toEqual(['be'])
    expect((await stage.service.cell('club', 'ma')).value).toEqual(on)
  })

  test('several cells need the right for each and fitting values, and of others none is written', async () => {
    type Values = Parameters<typeof stage.service.changeMany>[0]['values']
    const why = async (values: Values, by = admin) => {
      const result = await stage.service.changeMany({ values, seen: 0, reason: 'Because' }, by)
      return result.kind === 'refused' ? result.why : result.kind
    }
    expect(await why(everywhere(on, ['be', 'fr']), editor)).toBe('notAllowed')
    const share = { on: true, audience: { ...everybody, rollout: 20 } }
    const unfit = { flag: 'club', site: 'nl', value: share }
    expect(await why([...everywhere(on, ['be']), unfit])).toBe('noAudience')
    expect((await stage.service.cell('club', 'be')).version).toBe(0)
    expect(await why([{ flag: trailerStart, site: 'be', value: share }])).toBe('changed')
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
