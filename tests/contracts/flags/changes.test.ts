import type { FlagService } from '@marquee/flags/service/flag-service.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteId, siteIds } from '#config/sites.ts'
import { openStore, type Store } from '../../../src/wiring/open-store.ts'
import { describeOnEngines } from '../on-engines.ts'
import { aChange, admin, flagsOfEachTest, off, on, setCell, viewer } from './set-up-flags.ts'

/** Milliseconds after which a process on SQLite looks for changes of others. */
const POLL = 500

describeOnEngines('changes of flags', { dialect: true }, (engine) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())
  const stage = flagsOfEachTest(engine)
  /** Notifications of a service, one line each. */
  function changesOf(service: FlagService): string[] {
    const changes: string[] = []
    service.onChange((sites) => void changes.push([...sites].sort().join(' ')))
    return changes
  }
  const arrived = (changes: readonly string[]) => {
    vi.advanceTimersByTime(POLL)
    return expect.poll(() => changes)
  }
  /** A service with its own connections, as in another process. */
  async function elsewhere<Result>(
    use: (service: FlagService, store: Store) => Promise<Result>,
  ): Promise<Result> {
    const store = await openStore(stage.database)
    const service = await stage.another({ store })
    try {
      return await use(service, store)
    } finally {
      await service.close()
      await store.close()
    }
  }

  test('notify their own process at once, with the sites, until unsubscribed', async () => {
    const changes: (readonly SiteId[])[] = []
    const stop = stage.service.onChange((sites) => void changes.push(sites))
    await stage.service.change(aChange, admin)
    expect(changes).toEqual([['be']])
    await stage.service.change(aChange, admin)
    await stage.service.change({ ...aChange, version: 1 }, viewer)
    expect(changes).toHaveLength(1)
    stop()
    await stage.service.change({ ...aChange, version: 1 }, admin)
    expect(changes).toHaveLength(1)
  })

  test('notify every other process once', async () => {
    await elsewhere(async (other) => {
      const [here, there] = [changesOf(stage.service), changesOf(other)]
      const before = await other.definitions()
      await setCell(stage.service, 'vod', 'be', on)
      await arrived(there).toEqual(['be'])
      expect((await other.rows()).find(({ name }) => name === 'vod')?.cells.be).toMatchObject({
        value: on,
        version: 1,
      })
      expect((await other.definitions()).etag).not.toBe(before.etag)
      await setCell(other, 'club', 'nl', off)
      await arrived(here).toEqual(['be', 'nl'])
      expect((await stage.service.rows()).find(({ name }) => name === 'club')?.cells.nl.value).toEqual(off)
      await setCell(stage.service, 'club', 'fr', on)
      await arrived(there).toEqual(['be', 'nl', 'fr'])
      expect(here).toEqual(['be', 'nl', 'fr'])
    })
  })

  test('a failing listener is reported and does not block others', async () => {
    stage.service.onChange(() => {
      throw new Error('no')
    })
    const changes = changesOf(stage.service)
    expect(await stage.service.change(aChange, admin)).toMatchObject({ kind: 'changed' })
    expect(changes).toEqual(['be'])
    expect(stage.failed.splice(0)).toEqual(['a listener to flag changes failed'])
  })

  test.runIf(engine === 'postgres')('a lost connection is restored, and notifies every site', async () => {
    await elsewhere(async (other) => {
      const there = changesOf(other)
      await other.rows()
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen marquee_flags'`.execute(
        stage.store.db,
      )
      await expect.poll(() => stage.failed.length).toBeGreaterThanOrEqual(2)
      await setCell(stage.service, 'vod', 'be', on)
      await arrived(there).toContain([...siteIds].sort().join(' '))
      expect((await other.rows()).find(({ name }) => name === 'vod')?.cells.be.value).toEqual(on)
      there.length = 0
      await setCell(stage.service, 'vod', 'ch', on)
      await arrived(there).toEqual(['ch'])
    })
    expect(new Set(stage.failed.splice(0))).toEqual(
      new Set(['the connection that listens for flag changes was lost']),
    )
  })
})
