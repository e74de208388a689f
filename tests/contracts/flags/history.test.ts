import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import {
  aChange,
  admin,
  editor,
  everybody,
  flagsOfEachTest,
  off,
  on,
  type Stage,
  setCell,
  trailerStart,
  viewer,
} from './set-up-flags.ts'

describeOnEngines('history of the flag service', {}, (engine) => {
  let stage: Stage
  flagsOfEachTest(engine, (opened) => {
    stage = opened
  })
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

  test('of two concurrent undos, one succeeds', async () => {
    await stage.service.change(aChange, admin)
    const { id } = await newest()
    const results = await Promise.all([
      stage.service.undo(id, 'Back', admin),
      stage.service.undo(id, 'Back too', editor),
    ])
    expect(results.map((result) => result?.kind).sort()).toEqual(['changed', 'conflict'])
    expect((await stage.service.cell('voucherChecker', 'be')).value).toEqual(off)
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
})
