import type { FlagOwner } from '@marquee/flags/service/flag-service.ts'
import { beforeEach, expect, test } from 'vitest'
import type { FlagName } from '#config/flags.ts'
import { describeOnEngines } from '../on-engines.ts'
import { admin, editor, flagsOfEachTest, off, on, type Stage, testTable, viewer } from './set-up-flags.ts'

const table = {
  ...testTable,
  giftCard: { ...testTable.voucherChecker, fourEyes: true },
} as typeof testTable
const flag: FlagName = 'giftCard'
const second: FlagOwner = { id: 's', name: 'Sam', role: 'editor', sites: ['be'] }
const stranger: FlagOwner = { id: 'x', name: 'Xavier', role: 'editor', sites: ['fr'] }
const change = { flag, site: 'be', value: on, version: 0, reason: 'On sale from Monday' } as const

describeOnEngines('a flag of four eyes', {}, (engine) => {
  let service: Stage['service']
  const stage = flagsOfEachTest(engine)
  beforeEach(async () => {
    service = await stage.another({ table })
  })

  const cell = () => service.cell(flag, 'be')
  async function requested({
    by = editor,
    reason = change.reason,
  }: {
    by?: FlagOwner
    reason?: string
  } = {}) {
    const result = await service.requestChange({ ...change, reason, version: (await cell()).version }, by)
    if (result.kind !== 'requested') throw new Error(`not requested: ${JSON.stringify(result)}`)
    return result.request
  }

  test('is switched on by a request of one owner that another approves; the history names both', async () => {
    const request = await requested()
    expect((await cell()).value.on).toBe(false)
    expect(await service.requests()).toEqual([request])
    expect(await service.decide(request.id, 'approve', second)).toMatchObject({
      kind: 'approved',
      cell: { value: on, version: 1, changed: { by: 'Edith', reason: 'On sale from Monday' } },
    })
    expect((await service.rows()).find(({ name }) => name === flag)?.cells.be.value.on).toBe(true)
    const [entry] = await service.history({ flag })
    expect([entry?.by, entry?.approvedBy, entry?.after]).toEqual(['Edith', 'Sam', on])
    expect((await service.requests())[0]?.decision).toMatchObject({ kind: 'approved', by: 'Sam' })
  })

  test('is not approved by the same owner, without rights, twice, or if unknown', async () => {
    const request = await requested()
    const refusal = async (by: FlagOwner, id = request.id) => {
      const result = await service.decide(id, 'approve', by)
      return result.kind === 'refused' && result.why
    }
    expect(await refusal(editor)).toBe('own')
    expect(await refusal(stranger)).toBe('notAllowed')
    expect(await refusal(viewer)).toBe('notAllowed')
    expect(await refusal(second, 'nothing')).toBe('unknown')
    expect((await cell()).version).toBe(0)
    expect((await service.decide(request.id, 'approve', admin)).kind).toBe('approved')
    expect(await refusal(second)).toBe('decided')
    expect((await cell()).version).toBe(1)
  })

  test('changes once if two owners approve at the same moment', async () => {
    const { id } = await requested()
    const results = await Promise.all([
      service.decide(id, 'approve', second),
      service.decide(id, 'approve', admin),
    ])
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['approved', 'refused'])
    expect(await service.history({ flag })).toHaveLength(1)
  })

  test('is requested once if the same form arrives twice, and anew after an answer or by another owner', async () => {
    const [first, again] = await Promise.all([requested(), requested()])
    expect(again).toEqual(first)
    expect(await service.requests()).toEqual([first])
    await requested({ by: admin })
    await service.decide(first.id, 'decline', second)
    expect((await requested()).id).not.toBe(first.id)
    expect(await service.requests()).toHaveLength(3)
  })

  test('is refused or withdrawn without a change', async () => {
    const refused = await requested()
    expect((await service.decide(refused.id, 'decline', second)).kind).toBe('declined')
    const withdrawn = await requested()
    expect((await service.decide(withdrawn.id, 'decline', editor)).kind).toBe('declined')
    expect((await service.requests()).map(({ decision }) => decision?.by).toSorted()).toEqual([
      'Edith',
      'Sam',
    ])
    expect(await service.history({ flag })).toEqual([])
  })

  test('is not switched on by a request whose value was changed in between, or that has expired', async () => {
    const old = await requested()
    await service.decide((await requested({ reason: 'On sale now' })).id, 'approve', second)
    expect(await service.decide(old.id, 'approve', second)).toMatchObject({
      kind: 'refused',
      why: 'outdated',
    })
    await service.change({ ...change, value: off, version: 1 }, second)
    const late = await requested()
    stage.time.now = new Date(stage.time.now.getTime() + 7 * 86_400_000)
    expect(await service.decide(late.id, 'approve', second)).toMatchObject({
      kind: 'refused',
      why: 'expired',
    })
    expect((await cell()).value.on).toBe(false)
  })

  test('is requested with rights, a fitting value and the version of now only', async () => {
    const share = { rollout: 5, devices: [], variants: [] }
    for (const [wanted, why, by] of [
      [{}, 'notAllowed', stranger],
      [{ value: { on: true, audience: share } }, 'noAudience', editor],
      [{ version: 3 }, 'conflict', editor],
    ] as const) {
      const result = await service.requestChange({ ...change, ...wanted }, by)
      expect(result.kind === 'refused' ? result.why : result.kind).toBe(why)
    }
    expect(await service.requests()).toEqual([])
  })

  test('is switched off by one owner, and on again by two', async () => {
    await service.decide((await requested()).id, 'approve', second)
    expect((await service.change({ ...change, value: off, version: 1 }, editor)).kind).toBe('changed')
    expect(await service.change({ ...change, version: 2 }, editor)).toEqual({
      kind: 'refused',
      why: 'secondNeeded',
    })
  })

  test('is not planned by one owner, except for switching it off for good', async () => {
    const schedule = async (value: typeof on | typeof off, until: string | null) => {
      const values = [{ flag, site: 'be', value }] as const
      const result = await service.schedule(
        { values, reason: 'Soon', from: '2026-11-25T00:00', until },
        editor,
      )
      return result.kind === 'refused' ? result.why : result.kind
    }
    expect(await schedule(on, null)).toBe('secondNeeded')
    expect(await schedule(off, '2026-11-26T00:00')).toBe('secondNeeded')
    expect(await schedule(off, null)).toBe('scheduled')
  })

  test('is not switched on by a change, a batch or an undo of one owner, admins and tokens included', async () => {
    await service.decide((await requested()).id, 'approve', second)
    await service.change({ ...change, value: off, version: 1 }, admin)
    const [{ id = 0 } = {}] = await service.history({ flag })
    const refused = { kind: 'refused', why: 'secondNeeded' }
    const token: FlagOwner = { ...admin, id: 'token:1', name: 'Script (token)' }
    expect(await service.change({ ...change, version: 2 }, token)).toEqual(refused)
    const values = [
      { flag: 'voucherChecker', site: 'be', value: on },
      { flag, site: 'be', value: on },
    ]
    expect(await service.changeMany({ values, seen: id, reason: 'All' }, admin)).toEqual(refused)
    expect(await service.undo(id, 'Back', admin)).toEqual(refused)
    expect([(await cell()).value.on, (await cell()).version]).toEqual([false, 2])
    expect((await service.cell('voucherChecker', 'be')).version).toBe(0)
  })
})
