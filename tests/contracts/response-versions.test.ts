import { expect, test } from 'vitest'
import { showSource } from '../../src/services/content/store/source-switch.ts'
import { unlessKnown } from '../content-api/api-reader.ts'
import { describeOnEngines } from './on-engines.ts'
import { contentOf, type OpenedStore, storeOfEachTest } from './set-up.ts'

describeOnEngines('the version of a response', {}, (engine) => {
  let store: OpenedStore['store']
  let now: number
  let fetchCall: (call: string, known?: string | null) => Promise<Response>

  storeOfEachTest(engine, async (opened) => {
    store = opened.store
    now = Date.parse('2026-11-20T12:00:00Z')
    const handle = contentOf(store, () => now)
    fetchCall = (call, known) =>
      handle('nl', new Request(`http://nl.localhost/api/${call}`, unlessKnown(known ?? undefined)))
    await showSource(store.db, 'nl', 'feed', false, new Date(now).toISOString())
    await store.db
      .insertInto('showtimes')
      .values({
        site: 'nl',
        source: 'feed',
        show: 'heron',
        cinema: 'rex',
        date: '2026-12-04',
        time: '2026-12-04 20:00:00',
        version: 'ov',
        tags: '[]',
        status: 'available',
        reservability_start: '2026-11-20T13:20:00',
      })
      .execute()
  })

  async function versionOf(call: string) {
    return (await fetchCall(call)).headers.get('etag')
  }

  const call = 'show/heron/showtimes/rex/2026-12-04'
  const statusWith = async (known: string | null) => (await fetchCall(call, known)).status

  test('ends when a presale begins, and with the day', async () => {
    const before = await versionOf(call)
    now = Date.parse('2026-11-20T12:19:59Z')
    expect(await statusWith(before)).toBe(304)
    now = Date.parse('2026-11-20T12:20:00Z')
    expect(await (await fetchCall(call, before)).json()).toMatchObject([{ status: 'available' }])
    now = Date.parse('2026-12-04T22:59:59Z')
    const days = 'show/heron/showtimes/rex'
    const evening = await versionOf(days)
    now = Date.parse('2026-12-04T23:00:00Z')
    expect(await (await fetchCall(days, evening)).json()).toEqual({})
  })

  test('is not given to what depends on the visitor, or does not exist', async () => {
    expect([await versionOf('zone'), await versionOf('show/none?language=nl')]).toEqual([null, null])
  })
})
