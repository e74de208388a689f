import { ACCESSIBLE } from '@marquee/addresses/open-programme.ts'
import { expect, test } from 'vitest'
import type { ContentApi } from '../../api/content-api.ts'
import { listTitle, showtimeText } from '../../features/tonight/followed-list.server.ts'
import { programmeTimes } from '../../features/tonight/programme-times.server.ts'
import { loadTonight } from '../../features/tonight/tonight-times.server.ts'
import {
  aCinema,
  aCity,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  found,
} from '../../page-kit/composition.fixture.ts'
import { composeTonightOrAccessible } from './accessible.server.ts'

const [FRIDAY, SATURDAY] = ['2026-11-20', '2026-11-21']
const at = (time: string, date: string, more: Parameters<typeof aShowtime>[1]) =>
  aShowtime(time, { time: `${date} ${time}:00`, reservabilityEnd: `${date}T${time}:00+01:00`, ...more })
const showtimes: Readonly<Record<string, ReturnType<typeof at>[]>> = {
  [`rex ${FRIDAY}`]: [at('19:00', FRIDAY, { version: 'vf' }), at('20:00', FRIDAY, { version: 'vf-sme' })],
  [`lux ${SATURDAY}`]: [at('15:00', SATURDAY, { version: 'vf', tags: ['audiodescription'] })],
}
const named = (name: string, cinema: string) => ({ ...aCity(name.toLowerCase(), [cinema]), name })
let asked: string[] = []
const api: Partial<ContentApi> = {
  shows: async () => [aShow('heron', { title: 'Le Héron' })],
  cinemas: async () => [aCinema('rex', { citySlug: 'lyon' }), aCinema('lux', { citySlug: 'nice' })],
  cities: async () => [named('Lyon', 'rex'), named('Nice', 'lux')],
  cinemaShows: async ({ slug }) =>
    aSchedule({
      shows: {
        heron: {
          days:
            slug === 'rex'
              ? { [FRIDAY]: { versions: ['vf', 'vf-sme'] }, [SATURDAY]: { versions: ['vf'] } }
              : { [SATURDAY]: { tags: ['audiodescription'] } },
        },
      },
    }),
  showtimes: async ({ cinema, date }) => {
    asked.push(`${cinema} ${date}`)
    return showtimes[`${cinema} ${date}`] ?? []
  },
}

const of = (filters: string) =>
  aComposition(api, {
    slug: ACCESSIBLE,
    now: Date.parse(`${FRIDAY}T18:00:00+01:00`),
    filters,
    flags: { watches: true },
  })

async function pageOf(filters = '') {
  asked = []
  const { page } = found(await composeTonightOrAccessible(of(filters), {}))
  if (!('lists' in page)) throw new Error('another page')
  const starts = page.lists.flatMap((list) =>
    list.entries.map(({ time, cinema }) => `${time.start.slice(0, 16)} ${list.cinemas[cinema]?.slug}`),
  )
  return { ...page, starts }
}

test('lists captions and audio description of all cinemas by day, and loads only days that have some', async () => {
  const { starts, lists, choices } = await pageOf()
  expect(starts).toEqual([`${FRIDAY}T20:00 rex`, `${SATURDAY}T15:00 lux`])
  expect(lists).toHaveLength(2)
  expect(asked.sort()).toEqual([`lux ${SATURDAY}`, `rex ${FRIDAY}`])
  expect(choices.places.map(({ label }) => label)).toEqual(['Lyon', 'Nice'])
  expect(choices.needs).toHaveLength(2)
})

test.each([
  ['tags-access-captions', [`${FRIDAY}T20:00 rex`]],
  ['localisation-nice', [`${SATURDAY}T15:00 lux`]],
  ['localisation-nice,tags-access-captions', []],
])('is narrowed by %s', async (filters, expected) => expect((await pageOf(filters)).starts).toEqual(expected))

test('is missing where the country does not offer it', async () => {
  const composition = aComposition(api, { slug: ACCESSIBLE })
  expect(await composeTonightOrAccessible(composition, {})).toEqual({ outcome: 'missing' })
})

test('a message names the list by its place and filters, and a showtime by what it offers', async () => {
  const composition = of('tags-access-captions,localisation-lyon,from-1830')
  const material = await loadTonight(composition)
  const times = await programmeTimes('accessible', { last: null, cinemaDays: 9 }, material, composition)
  if (!times) throw new Error('no times')
  expect(listTitle('accessible', times, material, composition)).toBe(
    'Sous-titres et audiodescription, Lyon, Sous-titres sourds et malentendants, Dès 18:30',
  )
  expect(times.times.map((time) => showtimeText(time, material, composition))).toHaveLength(1)
})
