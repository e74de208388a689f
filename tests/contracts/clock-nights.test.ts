import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { clockNights } from '#models/clock-nights.fixture.ts'
import { showSource } from '../../src/services/content/store/source-switch.ts'
import { describeOnEngines } from './on-engines.ts'
import { contentOf, type OpenedStore, storeOfEachTest } from './set-up.ts'

describeOnEngines('showtimes in nights on which clocks change', {}, (engine) => {
  let store: OpenedStore['store']
  storeOfEachTest(engine, (opened) => {
    store = opened.store
  })

  test('are stored on the site’s clock, and sold until the same instant as on the page', async () => {
    const clock = () => Date.parse('2026-02-14T12:00:00Z')
    const handle = contentOf(store, clock)
    const where = { source: 'feed', show: 'heron', cinema: 'rex' }
    const rest = { version: 'vf', tags: '[]', status: 'available' }
    for (const [site, wall, instant] of clockNights) {
      const [date = ''] = wall.split('T')
      await showSource(store.db, site, 'feed', false, new Date(clock()).toISOString())
      await store.db.deleteFrom('showtimes').execute()
      await store.db
        .insertInto('showtimes')
        .values({
          ...where,
          ...rest,
          site,
          date,
          time: `${wall.replace('T', ' ')}:00`,
          reservability_start: wall,
        })
        .execute()
      const origin = `http://${sites[site].hosts.local}`
      const response = await handle(site, new Request(`${origin}/api/show/heron/showtimes/rex/${date}`))
      const found = (await response.json()) as { reservabilityStart: string; reservabilityEnd: string }[]
      const instants = found.flatMap(({ reservabilityStart, reservabilityEnd }) =>
        [reservabilityStart, reservabilityEnd].map((time) => new Date(time).toISOString()),
      )
      expect([site, wall, ...instants]).toEqual([site, wall, instant, instant])
    }
  })
})
