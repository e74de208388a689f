import { expect, test } from 'vitest'
import { sites } from '../../config/sites.ts'
import { clockNights } from '../../content-models/clock-nights.fixture.ts'
import { describeOnEngines } from './on-engines.ts'
import { backendOfAllTests, type OpenedBackend } from './set-up.ts'

const zones = ['ch', 'tn', 'sn', 'ma'] as const

describeOnEngines('showtimes in nights on which clocks change', {}, (engine) => {
  let opened: OpenedBackend
  backendOfAllTests(engine, { sites: zones, clock: () => Date.parse('2026-02-14T12:00:00Z') }, (made) => {
    opened = made
  })

  test.each(zones)(
    'of %s are stored on the site’s clock, and sold until the same instant as on the page',
    async (site) => {
      const { backend, store } = opened
      const origin = `http://${sites[site].hosts.local}`
      const any = await store.read
        .selectFrom('showtimes')
        .where('site', '=', site)
        .selectAll()
        .executeTakeFirstOrThrow()
      for (const [, wall, instant] of clockNights.filter(([of]) => of === site)) {
        const [date = ''] = wall.split('T')
        const at = { date, time: `${wall.replace('T', ' ')}:00`, end_time: null, edit: null }
        await store.db
          .updateTable('showtimes')
          .set({ ...at, reservability_start: wall, reservability_end: null, status: 'available' })
          .where('id', '=', any.id)
          .execute()
        const response = await backend.fetch(
          site,
          new Request(`${origin}/api/show/${any.show}/showtimes/${any.cinema}/${date}`),
        )
        const found = (await response.json()) as {
          time: string
          reservabilityStart: string
          reservabilityEnd: string
        }[]
        const instants = found
          .filter(({ time, reservabilityStart }) => time === at.time && reservabilityStart !== null)
          .map((each) =>
            [each.reservabilityStart, each.reservabilityEnd].map((time) => new Date(time).toISOString()),
          )
        expect([wall, instants]).toEqual([wall, [[instant, instant]]])
      }
    },
  )
})
