import { describe, expect, test } from 'vitest'
import type { ContentStore } from '../../../src/services/content/store/content-store.ts'
import { recordApplication } from '../../../src/services/flags/store/applications.ts'
import { engines } from '../databases.ts'
import { storeOfEachTest } from '../set-up.ts'

const at = (day: number, second = 0) => new Date(Date.UTC(2026, 10, day, 12, 0, second))

describe.each(engines)('registered SDKs on %s', (engine) => {
  let store: ContentStore
  storeOfEachTest(engine, (opened) => {
    store = opened.store
  })

  const rows = () =>
    store.read
      .selectFrom('flag_applications')
      .orderBy('application')
      .orderBy('instance')
      .selectAll()
      .execute()

  test('are stored once per process, with the time last seen', async () => {
    await recordApplication(store, { application: 'shop', instance: 'a', sdk: 'old:1' }, at(1))
    await recordApplication(store, { application: 'shop', instance: 'b', sdk: 'old:1' }, at(1))
    await recordApplication(store, { application: 'shop', instance: 'a', sdk: 'new:2' }, at(2))
    expect(await rows()).toEqual([
      { application: 'shop', instance: 'a', sdk: 'new:2', seen_at: at(2).toISOString() },
      { application: 'shop', instance: 'b', sdk: 'old:1', seen_at: at(1).toISOString() },
    ])
  })

  test('are deleted after a month without a sign', async () => {
    await recordApplication(store, { application: 'gone', instance: '', sdk: '' }, at(1))
    await recordApplication(store, { application: 'shop', instance: '', sdk: '' }, at(30))
    expect((await rows()).map(({ application }) => application)).toEqual(['gone', 'shop'])
    await recordApplication(store, { application: 'shop', instance: '', sdk: '' }, at(32))
    expect((await rows()).map(({ application }) => application)).toEqual(['shop'])
  })

  test('are bounded in number', async () => {
    const invented = Array.from({ length: 1_000 }, (_, each) => ({
      application: 'x',
      instance: `${each}`,
      sdk: '',
      seen_at: at(2, each % 50).toISOString(),
    }))
    await store.db
      .insertInto('flag_applications')
      .values([...invented, { application: 'first', instance: '', sdk: '', seen_at: at(1).toISOString() }])
      .execute()
    await recordApplication(store, { application: 'newest', instance: '', sdk: '' }, at(3))
    const stored = await rows()
    expect(stored.length).toBeLessThanOrEqual(1_000)
    expect(stored.map(({ application }) => application)).toContain('newest')
    expect(stored.map(({ application }) => application)).not.toContain('first')
  })
})
