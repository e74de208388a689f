import { expect, test } from 'vitest'
import { hasBeenShown } from './first-showing.ts'

const TODAY = '2026-11-20'
const film = (releaseDate: string | null, originalReleaseDate: string | null = null) =>
  hasBeenShown({ isMovie: true, releaseDate, originalReleaseDate }, TODAY)
const event = (releaseDate: string) =>
  hasBeenShown({ isMovie: false, releaseDate, originalReleaseDate: null }, TODAY)

test('nobody can have seen a film before its release, or an event before its evening is over', () => {
  expect([film('2026-11-19'), film(TODAY), film('2026-11-21')]).toEqual([true, true, false])
  expect([event('2026-11-19'), event(TODAY)]).toEqual([true, false])
})

test('a film that returns, or whose release is unknown, has been seen', () =>
  expect([film('2026-11-21', '1982-05-12'), film(null)]).toEqual([true, true]))
