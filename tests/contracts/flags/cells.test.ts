import type { Audience, CellChange, FlagOwner } from '@marquee/flags/service/flag-service.ts'
import { expect, test } from 'vitest'
import { defaultFlags, flagNames, flags } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import { describeOnEngines } from '../on-engines.ts'
import {
  aChange,
  admin,
  editor,
  everybody,
  flagsOfEachTest,
  off,
  on,
  setCell,
  testTable,
  trailerStart,
  viewer,
  visitorFlag,
} from './set-up-flags.ts'

describeOnEngines('cells of the flag service', { dialect: true }, (engine) => {
  const stage = flagsOfEachTest(engine)
  const change = (changed: Partial<CellChange> = {}, by: FlagOwner = admin) =>
    stage.service.change({ ...aChange, ...changed }, by)
  const history = async () => stage.service.history({})

  test('have the configured value until changed', async () => {
    const rows = await stage.service.rows()
    expect(rows.map(({ name }) => name)).toEqual([...flagNames, trailerStart])
    for (const site of siteIds)
      for (const { name, config, cells } of rows.slice(0, -1)) {
        const preset = defaultFlags(site)[name]
        const value = { on: preset, audience: config.reach === 'visitor' ? everybody : null }
        expect(cells[site]).toEqual({ flag: name, site, preset, value, version: 0, changed: null })
        expect(config).toEqual(testTable[name])
      }
    expect(rows.at(-1)?.cells.fr.value).toEqual({ on: true, audience: everybody })
    expect(await stage.store.db.selectFrom('flag_cells').selectAll().execute()).toEqual([])
  })

  test('a change updates one cell, its version and its history', async () => {
    const changed = { at: '2026-11-20T11:00:00.000Z', by: 'Ada', reason: 'The spring campaign' }
    const cell = { flag: 'voucherChecker', site: 'be', preset: false, value: on, version: 1, changed }
    expect(await change({ reason: '  The spring campaign \n' })).toEqual({ kind: 'changed', cell })
    expect(await stage.service.cell('voucherChecker', 'be')).toEqual(cell)
    const rows = await stage.service.rows()
    expect(rows.flatMap(({ cells }) => Object.values(cells)).filter(({ version }) => version > 0)).toEqual([
      cell,
    ])
    const [entry, ...older] = await history()
    expect(older).toEqual([])
    expect(entry).toEqual({
      id: expect.any(Number) as number,
      flag: 'voucherChecker',
      site: 'be',
      ...changed,
      before: off,
      after: on,
      version: 1,
      undoes: null,
      approvedBy: null,
      batch: null,
      scheduled: null,
    })
  })

  test('of two changes of one version, one is a conflict with the current cell, unless its value is set already', async () => {
    const results = await Promise.all([
      change({ reason: 'one' }),
      change({ value: off, reason: 'other' }, editor),
    ])
    expect(results.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
    const now = await stage.service.cell('voucherChecker', 'be')
    for (const result of results) expect(result).toMatchObject({ cell: now })
    expect(await history()).toHaveLength(1)
    const value = now.value.on ? off : on
    expect(await change({ value, version: 2 })).toEqual({ kind: 'conflict', cell: now })
    expect(await change({ value, version: Number.NaN })).toEqual({ kind: 'conflict', cell: now })
    expect(await change({ value: now.value, version: 0 })).toEqual({ kind: 'same', cell: now })
    expect(await history()).toHaveLength(1)
  })

  test('setting the current value counts as a change: it confirms the value', async () => {
    expect(await change({ value: off, reason: 'Not before spring' })).toMatchObject({
      kind: 'changed',
      cell: { value: off, version: 1 },
    })
    const later = await stage.another({
      table: { ...flags, voucherChecker: { ...flags.voucherChecker, default: true } },
    })
    expect(await later.cell('voucherChecker', 'be')).toMatchObject({ preset: true, value: off })
    expect(await later.cell('voucherChecker', 'nl')).toMatchObject({ preset: true, value: on })
    expect(await history()).toMatchObject([{ before: off, after: off, version: 1 }])
  })

  test('is made by whom the site is given to', async () => {
    const refused = { kind: 'refused', why: 'notAllowed' }
    expect(await change({ site: 'be' }, viewer)).toEqual(refused)
    expect(await change({ site: 'fr' }, editor)).toEqual(refused)
    expect(await history()).toEqual([])
    expect((await change({ site: 'nl' }, editor)).kind).toBe('changed')
    expect((await change({ site: 'ma' }, admin)).kind).toBe('changed')
  })

  test('without a known cell, a reason and a fitting value nothing is written', async () => {
    for (const [changed, why] of [
      [{ flag: 'voucher' }, 'unknownFlag'],
      [{ flag: 'constructor' }, 'unknownFlag'],
      [{ site: 'de' }, 'unknownSite'],
      [{ reason: ' \n\t' }, 'reasonMissing'],
      [{ reason: 'x'.repeat(serviceLimits.flags.reason + 1) }, 'reasonTooLong'],
      [{ value: { on: true, audience: everybody } }, 'noAudience'],
    ] as const)
      expect(await change(changed)).toEqual({ kind: 'refused', why })
    expect(await history()).toEqual([])
    expect(await stage.store.db.selectFrom('flag_cells').selectAll().execute()).toEqual([])
  })

  test('a reason of maximum length is stored whole, without NUL', async () => {
    const reason = 'é'.repeat(serviceLimits.flags.reason)
    expect(await change({ reason: `\0${reason} ` })).toMatchObject({ cell: { changed: { reason } } })
  })

  const variants = (...weights: readonly number[]) =>
    weights.map((weight, index) => ({ name: `v${index}`, weight }))
  test('an audience has a whole share, known devices, and named variants that add up', async () => {
    const unfit: readonly Partial<Audience>[] = [
      { rollout: -1 },
      { rollout: 101 },
      { rollout: 12.5 },
      { rollout: Number.NaN },
      { devices: ['watch' as 'phone'] },
      { variants: variants(500, 499) },
      { variants: variants(500, 501) },
      { variants: variants(1_100, -100) },
      { variants: variants(333.5, 666.5) },
      { variants: [...variants(500), ...variants(500)] },
      ...['big button', '', 'disabled'].map((name) => ({ variants: [{ name, weight: 1_000 }] })),
    ]
    for (const audience of unfit) {
      const value = { on: true, audience: { ...everybody, ...audience } }
      expect(await change({ flag: trailerStart, value })).toEqual({ kind: 'refused', why: 'badAudience' })
    }
  })

  test('an audience is stored in canonical form', async () => {
    const audience: Audience = {
      rollout: 25,
      devices: ['tablet', 'phone', 'tablet'],
      variants: variants(300, 700),
    }
    await setCell(stage.service, trailerStart, 'be', { on: true, audience })
    const storedValue = { on: true, audience: { ...audience, devices: ['phone', 'tablet'] } }
    expect((await stage.service.cell(trailerStart, 'be')).value).toEqual(storedValue)
    await setCell(stage.service, trailerStart, 'be', {
      on: true,
      audience: { ...audience, devices: ['desktop', 'tablet', 'phone'] },
    })
    expect((await stage.service.cell(trailerStart, 'be')).value.audience?.devices).toEqual([])
    await setCell(stage.service, trailerStart, 'be', on)
    expect((await stage.service.cell(trailerStart, 'be')).value).toEqual({ on: true, audience: everybody })
  })

  test('stored values are adapted to a changed reach', async () => {
    await setCell(stage.service, trailerStart, 'be', { on: true, audience: { ...everybody, rollout: 10 } })
    const later = await stage.another({
      table: { ...flags, trailerStart: { ...visitorFlag, reach: 'edition' } },
    })
    expect((await later.cell(trailerStart, 'be')).value).toEqual(on)
    const without = await stage.another({ table: flags })
    expect((await without.rows()).map(({ name }) => name)).toEqual(flagNames)
    expect(await without.history({})).toEqual([])
  })

  test('retries after a failed read', async () => {
    let isDown = false
    const read = stage.store.read.withPlugin({
      transformQuery({ node }) {
        if (isDown) throw new Error('down')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const other = await stage.another({ store: { ...stage.store, read } })
    isDown = true
    await expect(other.rows()).rejects.toThrow('down')
    await expect(other.definitions()).rejects.toThrow('down')
    isDown = false
    expect((await other.definitions()).etag).toBe((await stage.service.definitions()).etag)
    expect(await other.rows()).toEqual(await stage.service.rows())
  })
})
