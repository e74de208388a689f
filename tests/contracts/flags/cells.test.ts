import { expect, test } from 'vitest'
import { defaultFlags, type FlagName, flagNames, flags } from '../../../config/flags.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import { siteIds } from '../../../config/sites.ts'
import type { Audience, CellChange, FlagOwner } from '../../../src/services/flags/flag-service.ts'
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
  testTable,
  trailerStart,
  viewer,
  visitorFlag,
} from './set-up-flags.ts'

describeOnEngines('cells of the flag service', { dialect: true }, (engine) => {
  let stage: Stage
  flagsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const change = (changed: Partial<CellChange> = {}, by: FlagOwner = admin) =>
    stage.service.change({ ...aChange, ...changed }, by)
  const history = async () => stage.service.history({})

  test('have the configured value until changed', async () => {
    const rows = await stage.service.rows()
    expect(rows.map(({ name }) => name)).toEqual([...flagNames, trailerStart])
    for (const site of siteIds) {
      const presets = defaultFlags(site)
      for (const { name, config, cells } of rows.slice(0, -1)) {
        expect(cells[site]).toEqual({
          flag: name,
          site,
          preset: presets[name],
          value: {
            on: presets[name],
            audience: config.reach === 'visitor' ? { rollout: 100, devices: [], variants: [] } : null,
          },
          version: 0,
          changed: null,
        })
        expect(config).toEqual(testTable[name])
      }
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
      plan: null,
    })
  })

  test('of two changes of one version, one is a conflict with the current cell', async () => {
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
  })

  test('a value that somebody else has set meanwhile is not set again', async () => {
    await change({ reason: 'one' })
    const now = await stage.service.cell('voucherChecker', 'be')
    expect(await change({ reason: 'other', version: 0 }, editor)).toEqual({ kind: 'same', cell: now })
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

  test.each([
    ['a viewer', viewer, 'be', 'refused'],
    ['an editor of the site', editor, 'nl', 'changed'],
    ['an editor of other sites', editor, 'fr', 'refused'],
    ['an admin', admin, 'ma', 'changed'],
  ])('%s changes a cell only with the right to', async (_, by, site, kind) => {
    const result = await change({ site }, by)
    expect(result).toMatchObject(kind === 'changed' ? { kind } : { kind, why: 'notAllowed' })
    expect(await history()).toHaveLength(kind === 'changed' ? 1 : 0)
  })

  test.each<[string, Partial<CellChange>, string]>([
    ['an unknown flag', { flag: 'voucher' }, 'unknownFlag'],
    ['a name that every object knows', { flag: 'constructor' }, 'unknownFlag'],
    ['an unknown site', { site: 'de' }, 'unknownSite'],
    ['no reason', { reason: ' \n\t' }, 'reasonMissing'],
    [
      'a reason of one character too many',
      { reason: 'x'.repeat(serviceLimits.flags.reason + 1) },
      'reasonTooLong',
    ],
    ['an audience on a flag of every visitor', { value: { on: true, audience: everybody } }, 'noAudience'],
  ])('%s is refused and nothing is written', async (_, changed, why) => {
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
  test.each<[string, Partial<Audience>]>([
    ['a negative share', { rollout: -1 }],
    ['a share over 100', { rollout: 101 }],
    ['a broken share', { rollout: 12.5 }],
    ['a share that is no number', { rollout: Number.NaN }],
    ['an unknown device', { devices: ['watch' as 'phone'] }],
    ['weights under 1000', { variants: variants(500, 499) }],
    ['weights over 1000', { variants: variants(500, 501) }],
    ['a negative weight', { variants: variants(1_100, -100) }],
    ['broken weights', { variants: variants(333.5, 666.5) }],
    ['a name twice', { variants: [...variants(500), ...variants(500)] }],
    ['a name with a space', { variants: [{ name: 'big button', weight: 1_000 }] }],
    ['an empty name', { variants: [{ name: '', weight: 1_000 }] }],
    ['the name for no variant', { variants: [{ name: 'disabled', weight: 1_000 }] }],
  ])('an audience with %s is refused', async (_, audience) => {
    const value = { on: true, audience: { ...everybody, ...audience } }
    expect(await change({ flag: trailerStart, value })).toEqual({ kind: 'refused', why: 'badAudience' })
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

  test('rows stay the same object until a change', async () => {
    const before = await stage.service.rows()
    expect(await stage.service.rows()).toBe(before)
    await setCell(stage.service, 'vod', 'be', on)
    const after = await stage.service.rows()
    expect(after).not.toBe(before)
    expect(after.find(({ name }) => name === 'vod')?.cells.be.value).toEqual(on)
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

  test('a change affects its own flag and site only', async () => {
    for (const [index, site] of siteIds.entries()) {
      const flag = flagNames[index] as FlagName
      await setCell(stage.service, flag, site, { on: !defaultFlags(site)[flag], audience: null })
    }
    for (const { name, cells } of await stage.service.rows()) {
      for (const cell of Object.values(cells)) {
        const isChanged = flagNames[siteIds.indexOf(cell.site)] === name
        expect([name, cell.site, cell.value.on !== cell.preset]).toEqual([name, cell.site, isChanged])
      }
    }
  })
})
