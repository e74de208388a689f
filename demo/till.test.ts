import { expect, test } from 'vitest'
import { hallsOf, placesOf, worksOf } from './casting.ts'
import { tillPrice } from './till.ts'

const [cinema] = placesOf('fr').cinemas
const [hall] = cinema ? hallsOf(cinema) : []

interface Choice {
  readonly slug?: string | undefined
  readonly tags?: readonly string[] | undefined
}

function charged(date: string, start: number, { slug = 'the-ninth-orbit', tags = [] }: Choice = {}) {
  const work = worksOf('fr').find((each) => each.slug === slug)
  if (!work || !hall) throw new Error(slug)
  const showtime = { work, hall, start, end: start + 120, preview: null, occasion: null, pause: false }
  return tillPrice('fr', date, showtime, tags)
}

const [morning, evening, late] = [11 * 60, 18 * 60, 22 * 60]
const [friday, monday, wednesday] = ['2026-12-11', '2026-12-14', '2026-12-16']

test.each([
  ['before noon', friday, morning, {}, 6.9],
  ['before noon on a Monday', monday, morning, {}, 5.5],
  ['on a Monday evening', monday, evening, {}, 5.5],
  ['late on a Wednesday', wednesday, late, {}, 8.3],
  ['before noon in 4DX, with the supplement', friday, morning, { tags: ['4dx'] }, 12.9],
  ['in MAX during its week', '2026-12-04', evening, { tags: ['imax'] }, 12.5],
])('a film %s costs what the offer says', (_, date, start, more, price) =>
  expect(charged(date, start, more)).toBe(price),
)

test.each([
  ['in the evening', wednesday, evening, {}],
  ['late on a Friday', friday, late, {}],
  ['in MAX in another week', friday, evening, { tags: ['imax'] }],
  ['of a season on its day', wednesday, morning, { slug: 'pinasse-12' }],
  ['that is an event', friday, morning, { slug: 'first-screening' }],
])('a showtime %s has no price of an offer', (_, date, start, more) =>
  expect(charged(date, start, more)).toBeNull(),
)
