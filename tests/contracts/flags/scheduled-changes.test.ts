import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FlagOwner, NewScheduledChange } from '@marquee/flags/service/flag-service.ts'
import { createFlagTable } from '@marquee/flags/service/flag-table.ts'
import { recordingBy } from '@marquee/flags/service/owner-parts.ts'
import { runDueChanges } from '@marquee/flags/service/scheduled/run-scheduled-changes.ts'
import { createChangeSignals } from '@marquee/flags/service/store/change-signals.ts'
import { deleteOwner, insertOwner, updateOwner } from '@marquee/flags/service/store/owners.ts'
import type { AuditEvent } from '@marquee/kit/audit/audit-log.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import { describeOnEngines } from '../on-engines.ts'
import type { SchedulingProcess } from './scheduling-process.ts'
import { admin, editor, flagsOfEachTest, off, on, setCell, testTable, viewer } from './set-up-flags.ts'

const script = fileURLToPath(new URL('scheduling-process.ts', import.meta.url))
const flag = 'voucherChecker'
const noon = '2026-12-02T12:00'

describeOnEngines('planned switches', { dialect: true }, (engine) => {
  let events: AuditEvent[]
  const stage = flagsOfEachTest(engine, async () => {
    events = []
    for (const owner of [admin, editor]) await addOwner(owner)
  })

  const addOwner = ({ id, name, role, sites }: FlagOwner) =>
    insertOwner(stage.store.db, {
      id,
      name,
      name_key: id,
      role,
      sites: JSON.stringify(sites),
      created_at: '',
      updated_at: '',
      issuer: null,
      subject: null,
    })
  const schedule = async (
    more: Partial<NewScheduledChange> = {},
    by = admin,
    sites: readonly SiteId[] = ['be'],
  ) => {
    const values = sites.map((site) => ({ flag, site, value: on }))
    return stage.service.schedule({ values, reason: 'Campaign', from: noon, until: null, ...more }, by)
  }
  const scheduledId = async (...input: Parameters<typeof schedule>) => {
    const result = await schedule(...input)
    if (result.kind === 'refused') throw new Error(result.why)
    return result.changes[0]?.id ?? ''
  }
  /** The work of a process at this moment. */
  async function runAt(moment: string, table = testTable): Promise<void> {
    const { store } = stage
    const onError = (error: unknown) => {
      throw error
    }
    const signals = await createChangeSignals({ store, notify() {}, onError })
    stage.time.now = new Date(moment)
    const clock = () => stage.time.now.getTime()
    const note = recordingBy(async (event) => void events.push(event))
    await runDueChanges({ store, table: createFlagTable(table), clock, signals, note, onError })
    await signals.close()
  }
  const isOn = async (site: SiteId = 'be') => (await stage.service.cell(flag, site)).value.on
  const outcomes = async () => (await stage.service.endedScheduled({})).map(({ last }) => last?.outcome)

  test('a plan switches at its time, on the clock of each site, by its owner and for its reason', async () => {
    await schedule({}, admin, ['be', 'sn'])
    await runAt('2026-12-02T10:59:59Z')
    expect(await isOn()).toBe(false)
    await runAt('2026-12-02T11:00:00Z')
    expect([await isOn(), await isOn('sn')]).toEqual([true, false])
    await runAt('2026-12-02T12:00:00Z')
    expect(await isOn('sn')).toBe(true)
    const [entry] = await stage.service.history({ flag, site: 'be' })
    expect(entry).toMatchObject({
      at: '2026-12-02T11:00:00.000Z',
      by: 'Ada',
      reason: 'Campaign',
      before: off,
      after: on,
      scheduled: expect.any(String),
    })
    expect(await stage.service.openScheduled({})).toEqual([])
    expect(events.map(({ event, site, person }) => [event, site, person])).toEqual([
      ['flag.changed', 'be', 'Ada'],
      ['flag.changed', 'sn', 'Ada'],
    ])
  })

  test('a window goes back to what it was before, and its end takes back its beginning', async () => {
    await schedule({ until: '2026-12-04T00:00' })
    await runAt('2026-12-02T11:00:00Z')
    const [running] = await stage.service.openScheduled({ flag, site: 'be' })
    expect([running?.state, running?.until]).toEqual(['running', '2026-12-03T23:00:00.000Z'])
    await runAt('2026-12-03T23:00:00Z')
    expect(await isOn()).toBe(false)
    const [end, begin] = await stage.service.history({ flag, site: 'be' })
    expect(end).toMatchObject({ undoes: begin?.id, before: on, after: off })
    expect(await outcomes()).toEqual(['changed'])
  })

  test('cells that were planned at once are one change at each moment, undone as one', async () => {
    await schedule({ until: '2026-12-04T00:00' }, admin, ['be', 'nl', 'sn'])
    await runAt('2026-12-02T11:00:00Z')
    const places = async () =>
      (await stage.service.changes({})).map(({ entries }) => entries.map(({ site }) => site))
    expect(await places()).toEqual([['be', 'nl']])
    await runAt('2026-12-02T12:00:00Z')
    await runAt('2026-12-03T23:00:00Z')
    expect(await places()).toEqual([['be', 'nl'], ['sn'], ['be', 'nl']])
    const [end] = await stage.service.changes({})
    const undone = await stage.service.undo(end?.newest ?? 0, 'Longer', admin)
    expect(undone).toMatchObject({ kind: 'changed', cells: [{ site: 'be' }, { site: 'nl' }] })
    expect([await isOn('be'), await isOn('nl')]).toEqual([true, true])
  })

  test('of cells planned at once, the others switch although one owner may not any more', async () => {
    await schedule({}, editor, ['be', 'nl'])
    await updateOwner(stage.store.db, editor.id, { sites: '["nl"]' })
    await runAt('2026-12-02T11:00:00Z')
    expect([await isOn('be'), await isOn('nl')]).toEqual([false, true])
    expect(await outcomes()).toEqual(['notAllowed', 'changed'])
  })

  test('cells that were planned at once are called off as one, or alone', async () => {
    const result = await schedule({ until: '2026-12-04T00:00' }, admin, ['be', 'fr', 'nl'])
    const [first] = result.kind === 'scheduled' ? result.changes : []
    const batch = first?.batch ?? ''
    expect(await stage.service.callOffAll(batch, editor)).toBe('notAllowed')
    expect(await stage.service.callOff(first?.id ?? '', editor)).toBe('calledOff')
    expect((await stage.service.openScheduled({})).map(({ site }) => site)).toEqual(['fr', 'nl'])
    expect(await stage.service.callOffAll(batch, admin)).toBe('calledOff')
    expect(await stage.service.callOffAll(batch, admin)).toBe('ended')
    expect(await stage.service.callOffAll('none', admin)).toBe('unknown')
    expect((await stage.service.endedScheduled({})).map(({ calledOffBy }) => calledOffBy).sort()).toEqual([
      'Ada',
      'Ada',
      'Edith',
    ])
    await runAt('2026-12-02T11:00:00Z')
    expect(await stage.service.history({ flag })).toEqual([])
  })

  test('several processes run a plan once', { tags: ['rest'] }, async () => {
    await schedule()
    const { dataDir, databaseUrl } = stage.database
    const input: SchedulingProcess = { dataDir, databaseUrl, now: Date.parse('2026-12-02T11:00:05Z') }
    const run = async () => {
      const child = spawn(process.execPath, [script, JSON.stringify(input)], { stdio: 'inherit' })
      return (await once(child, 'exit'))[0] as number
    }
    expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0])
    expect(await isOn()).toBe(true)
    expect(await stage.service.history({ flag })).toHaveLength(1)
  })

  test('a running service switches by itself, and one that was down does so late', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await stage.service.close()
    await schedule()
    await schedule({ from: '2026-12-04T12:00' }, admin, ['nl'])
    const running = await stage.another()
    stage.time.now = new Date('2026-12-02T11:00:00Z')
    vi.advanceTimersByTime(2_000)
    await running.close()
    expect(await isOn()).toBe(true)
    stage.time.now = new Date('2026-12-05T00:00:00Z')
    const later = await stage.another()
    await later.close()
    expect((await later.history({ flag, site: 'nl' }))[0]?.at).toBe('2026-12-05T00:00:00.000Z')
  })

  test('a window that passed while the service was down switches nothing', async () => {
    await schedule({ until: '2026-12-03T12:00' })
    await runAt('2026-12-05T00:00:00Z')
    expect([await isOn(), await outcomes()]).toEqual([false, ['missed']])
    expect(events).toMatchObject([{ event: 'flag.plan-refused', details: { why: 'missed' } }])
  })

  test('a value that is set already gets an entry, and the outcome', async () => {
    await schedule()
    await setCell(stage.service, flag, 'be', on)
    await runAt('2026-12-02T11:00:00Z')
    expect((await stage.service.history({ flag }))[0]).toMatchObject({ before: on, after: on, by: 'Ada' })
    expect(await outcomes()).toEqual(['same'])
  })

  test('the end leaves what somebody has changed since', async () => {
    await schedule({ until: '2026-12-04T00:00' })
    await runAt('2026-12-02T11:00:00Z')
    await setCell(stage.service, flag, 'be', on, 'It stays')
    await runAt('2026-12-04T00:00:00Z')
    expect([await isOn(), await outcomes()]).toEqual([true, ['superseded']])
  })

  test('a window that has begun still ends once its owner is gone', async () => {
    await schedule({ until: '2026-12-04T00:00' })
    await runAt('2026-12-02T11:00:00Z')
    await deleteOwner(stage.store.db, admin.id)
    await runAt('2026-12-04T00:00:00Z')
    expect([await isOn(), await outcomes()]).toEqual([false, ['changed']])
  })

  test('a feature that is gone is refused, but not while a newer version may still know it', async () => {
    await schedule()
    const { voucherChecker: _, ...without } = testTable
    await runAt('2026-12-02T11:05:00Z', without)
    expect(await outcomes()).toEqual([])
    await runAt('2026-12-02T11:10:00Z', without)
    expect(await outcomes()).toEqual(['unknownFlag'])
    expect(await isOn()).toBe(false)
  })

  test('a plan that is called off does nothing; a running one leaves the value', async () => {
    const id = await scheduledId()
    expect(await stage.service.callOff(id, viewer)).toBe('notAllowed')
    expect(await stage.service.callOff(id, editor)).toBe('calledOff')
    expect(await stage.service.callOff(id, editor)).toBe('ended')
    expect(await stage.service.callOff('none', editor)).toBe('unknown')
    await runAt('2026-12-02T11:00:00Z')
    expect(await isOn()).toBe(false)
    expect((await stage.service.endedScheduled({}))[0]).toMatchObject({ calledOffBy: 'Edith' })

    const running = await scheduledId({ from: '2026-12-03T12:00', until: '2026-12-04T12:00' })
    await runAt('2026-12-03T11:00:00Z')
    await stage.service.callOff(running, admin)
    await runAt('2026-12-05T00:00:00Z')
    expect(await isOn()).toBe(true)
  })

  test('unfit times, reasons and features are refused', async () => {
    for (const [more, why] of [
      [{ from: '' }, 'badFrom'],
      [{ from: '2027-02-30T12:00' }, 'badFrom'],
      [{ until: 'soon' }, 'badUntil'],
      [{ from: '2026-11-20T12:00' }, 'past'],
      [{ from: '2027-12-01T12:00' }, 'tooFar'],
      [{ until: noon }, 'endsFirst'],
      [{ reason: ' ' }, 'reasonMissing'],
      [{ values: [{ flag: 'unknown', site: 'be', value: on }] }, 'unknownFlag'],
    ] as const)
      expect(await schedule(more)).toEqual({ kind: 'refused', why })
    expect(await stage.service.openScheduled({})).toEqual([])
  })

  test('plans of one cell do not overlap; all countries of a plan are stored or none', async () => {
    await schedule({ until: '2026-12-10T12:00' }, admin, ['nl'])
    expect(await schedule({ from: '2026-12-05T12:00' }, admin, ['be', 'nl'])).toMatchObject({
      why: 'overlaps',
    })
    expect(
      await schedule({ from: '2026-12-01T12:00', until: '2026-12-20T12:00' }, admin, ['nl']),
    ).toMatchObject({
      why: 'overlaps',
    })
    expect(await stage.service.openScheduled({ site: 'be' })).toEqual([])
    expect(await schedule({ from: '2026-12-10T12:00' }, admin, ['nl'])).toMatchObject({ kind: 'scheduled' })
    expect(await schedule({}, viewer)).toMatchObject({ why: 'notAllowed' })
    expect(await schedule({}, editor, ['be', 'fr'])).toMatchObject({ why: 'notAllowed' })
  })

  test('of one moment, the end of a window comes before the next plan', async () => {
    await schedule({ until: '2026-12-03T12:00' })
    await schedule({ from: '2026-12-03T12:00', reason: 'Extended' })
    await runAt('2026-12-02T11:00:00Z')
    await runAt('2026-12-03T11:00:00Z')
    expect(await isOn()).toBe(true)
    expect((await stage.service.history({ flag })).map(({ reason }) => reason)).toEqual([
      'Extended',
      'Campaign',
      'Campaign',
    ])
  })
})
