import { describe, expect, test } from 'vitest'
import { finderPath } from '../programme/finder-path.ts'
import { aComposition } from './composition.fixture.ts'
import { orderInput } from './order-input.ts'
import {
  cinemaInput,
  editionInput,
  InputError,
  lightableInput,
  listInput,
  readInput,
  seasonInput,
  showInput,
  showsInput,
} from './page-input.ts'

const detail = { language: 'fr', slug: 'heron' }

test('starts the trailer for "true" only', () => {
  expect(readInput(showInput, { ...detail, bandeannonce: 'true' })).toMatchObject({ startTrailer: true })
  for (const bandeannonce of ['1', 'TRUE', '', true, undefined])
    expect(readInput(showInput, { ...detail, bandeannonce })).toMatchObject({ startTrailer: false })
})

test.each([
  ['two', true],
  ['time', false],
  [undefined, false],
])('the view %s of a cinema lists pairs: %s', (view, inPairs) =>
  expect(readInput(cinemaInput, { ...detail, view })).toMatchObject({ inPairs }),
)

test.each([
  ['two', 'heron', 'heron'],
  ['two', '<b>', undefined],
  [undefined, 'heron', undefined],
])('the view %s of a cinema lists the pairs of %s: %s', (view, film, pairedFilm) =>
  expect(readInput(cinemaInput, { ...detail, view, film }).pairedFilm).toBe(pairedFilm),
)

test.each([null, 7, {}, { language: 'xx' }, { language: ['fr'] }])('rejects %j', (input) =>
  expect(() => readInput(editionInput, input)).toThrow(InputError),
)

test.each(['', 7, 'x'.repeat(201), undefined])('rejects the slug %j', (slug) =>
  expect(() => readInput(lightableInput, { language: 'fr', slug })).toThrow(InputError),
)

test('ignores filters that are too long', () => {
  expect(readInput(listInput, { language: 'fr', filters: 'sorted' })).toEqual({
    language: 'fr',
    filters: 'sorted',
  })
  expect(readInput(listInput, { language: 'fr', filters: 'x'.repeat(401) })).toEqual({ language: 'fr' })
})

test('a booking needs a wall-clock time', () => {
  expect(
    readInput(orderInput, { language: 'fr', show: 'heron', time: '2026-11-20T20:30' }).order,
  ).toMatchObject({
    time: '2026-11-20T20:30',
    cinema: '',
  })
  expect(readInput(orderInput, { language: 'fr', time: 'tonight' }).order).toMatchObject({
    kind: 'showtime',
    time: '',
  })
})

test('reads showtimes, cinema and day of a season within limits', () => {
  const showtimes = 'tosca~rex~2026-11-23T19:30'
  expect(
    readInput(seasonInput, { ...detail, kind: 'specialEvent', showtimes, cinema: 'rex', date: '2026-11-23' }),
  ).toEqual({
    ...detail,
    kind: 'specialEvent',
    showtimes,
    cinema: 'rex',
    date: '2026-11-23',
  })
  expect(
    readInput(seasonInput, { ...detail, showtimes: 'x'.repeat(2001), cinema: '../x', date: 'soon' }),
  ).toEqual({ ...detail, kind: 'season' })
  expect(readInput(orderInput, { language: 'fr', showtimes, season: 'opera' }).order).toEqual({
    kind: 'selection',
    showtimes,
    season: 'opera',
  })
})

describe('the finder without scripts', () => {
  const { edition } = aComposition({})
  const path = (params: object) => {
    const { choice } = readInput(showsInput, { language: 'fr', ...params })
    return choice && finderPath(edition, choice)
  }

  test.each([
    [{}, null],
    [
      { film: 'heron', cinema: 'rex', date: '2026-11-21' },
      '/films/heron/filters/date-2026-11-21,localisation-rex',
    ],
    [{ film: 'heron', cinema: '', date: '' }, '/films/heron'],
    [{ film: '', cinema: 'rex', date: '2026-11-21' }, '/cinemas/rex/filters/date-2026-11-21'],
    [{ film: '', cinema: '', date: '2026-11-21' }, '/films/filters/date-2026-11-21'],
    [{ film: '../x', cinema: 'a b', date: 'soon' }, '/films'],
  ])('%j leads to %s', (params, expected) => expect(path(params)).toBe(expected))
})
