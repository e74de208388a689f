import { expect, test } from 'vitest'
import { toShowCinemas, wireShowCinemas } from '../../../content-models/schedule.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { aCinema, aComposition, aShowtime } from '../../page-kit/composition.fixture.ts'
import { composeTonight } from './tonight.server.ts'

const played = toShowCinemas(
  wireShowCinemas.parse({
    later: { days: { '2026-11-22': {} } },
    rex: { days: { '2026-11-20': {} } },
    vox: { days: { '2026-11-20': {} } },
  }),
)

const api: Partial<ContentApi> = {
  cinemas: async () => [aCinema('later'), aCinema('rex'), aCinema('vox')],
  showCinemas: async () => played,
  showtimes: async ({ cinema }) => [aShowtime(cinema === 'vox' ? '20:00' : '18:00')],
}

async function nextOf(localisation: string | null) {
  const result = await composeTonight(
    aComposition(api, localisation === null ? {} : { filters: `localisation-${localisation}` }),
    { slug: 'heron' },
  )
  if (result.outcome !== 'found') throw new Error(result.outcome)
  const { next } = result.page
  return next && [next.cinema.name, ...next.showtimes.map(({ time }) => time.time)]
}

test('returns the next times at the chosen cinema', async () =>
  expect(await nextOf('vox')).toEqual([aCinema('vox').name, '20:00']))

test('without a place, a cinema that plays the film today precedes later ones', async () =>
  expect(await nextOf(null)).toEqual([aCinema('rex').name, '18:00']))

test('returns none if no cinema of the place plays the film', async () => {
  const nowhere = {
    ...api,
    showCinemas: async () => toShowCinemas(wireShowCinemas.parse({ rex: { days: { '2026-11-20': {} } } })),
  }
  const result = await composeTonight(aComposition(nowhere, { filters: 'localisation-vox' }), {
    slug: 'heron',
  })
  expect(result).toMatchObject({ outcome: 'found', page: { next: null } })
})
