import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  found,
} from '../../page-kit/composition.fixture.ts'
import { wayBetween } from './film-day.server.ts'
import { composeTonightAt } from './tonight-at.server.ts'

const TODAY = '2026-11-20'
const MORNING = Date.parse(`${TODAY}T09:00:00+01:00`)

const at = (start: string, end?: string) =>
  aShowtime(start, {
    time: `${TODAY} ${start}:00`,
    reservabilityEnd: `${TODAY}T${start}:00+01:00`,
    ...(end === undefined ? {} : { endTime: `${TODAY} ${end}:00` }),
  })

const played: Readonly<Record<string, ReturnType<typeof at>[]>> = {
  'rex heron': [at('14:00', '16:00')],
  'vox wolf': [at('16:40', '18:20')],
  'vox owl': [at('19:50')],
}
const position = (x: number, y: number) => ({ citySlug: 'lyon', theaters: [{ gpsPosition: { x, y } }] })
const rex = aCinema('rex', { name: 'Rex', ...position(45.76, 4.83) })
const vox = aCinema('vox', { name: 'Vox', ...position(45.77, 4.84) })
const days = { [TODAY]: {} }
const shows = ['heron', 'wolf', 'owl'].map((slug) =>
  aShow(slug, { title: slug, duration: 100, isMovie: true }),
)

const api: Partial<ContentApi> = {
  shows: async () => shows,
  cinemas: async () => [rex, vox],
  cinema: async ({ slug }) => aCinema(slug, { pricing: { prices: [{ label: 'Plein', amount: 12 }] } }),
  cities: async () => [{ ...aCity('lyon', ['rex', 'vox']), name: 'Lyon' }],
  cinemaShows: async () => aSchedule({ shows: { heron: { days }, wolf: { days }, owl: { days } } }),
  showtimes: async ({ cinema, show }) => played[`${cinema} ${show}`] ?? [],
}

const pageOf = async (view: string, filters = '') =>
  found(await composeTonightAt(aComposition(api, { now: MORNING, slug: 'lyon', filters }), { view })).page

describe('a day of films in a city', () => {
  test('has the way and a meal between its films, and the price of all', async () => {
    const { day, list, dayHref } = await pageOf('films-3')
    expect([list, dayHref]).toEqual([null, '/ce-soir/lyon'])
    expect(day?.list?.entries.map(({ time }) => time.time)).toEqual(['14:00', '16:40', '19:50'])
    expect(day?.plans).toMatchObject([
      {
        gaps: [
          { kind: 'break', length: '40min', way: '25min', estimated: false },
          { kind: 'meal', length: '1h30', way: null, estimated: false },
        ],
        from: '14:00',
        until: '21:45',
        estimated: true,
        length: '7h45',
      },
    ])
  })

  test('meets the filters, and its links keep them', async () => {
    const { day, choices } = await pageOf('films-3', 'until-2100')
    expect(day?.list).toBeNull()
    expect(day?.counts.map(({ href, selected }) => `${href} ${selected}`)).toEqual([
      '/ce-soir/lyon/filters/until-2100?view=films-3 true',
      '/ce-soir/lyon/filters/until-2100?view=films-4 false',
      '/ce-soir/lyon/filters/until-2100?view=films-5 false',
    ])
    expect(choices.clearHref).toBe('/ce-soir/lyon?view=films-3')
  })

  test('is linked from the evening', async () =>
    expect(await pageOf('all')).toMatchObject({ day: null, dayHref: '/ce-soir/lyon?view=films-3' }))
})

test('a way is longer by steps of five minutes, and unknown without a position', () => {
  const way = wayBetween([rex, vox, aCinema('elsewhere')])
  expect([way('rex', 'rex'), way('rex', 'vox'), way('rex', 'elsewhere')]).toEqual([0, 25, null])
})
