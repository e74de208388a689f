import { describe, expect, test } from 'vitest'
import { marked, programme } from './marked-list.fixture.ts'
import { matchFilms } from './match-films.ts'

const lines = marked.map(([title, year, directors]) => ({
  title,
  year,
  directors: directors === '' ? [] : [directors],
}))

describe('the films of a list that the site has', () => {
  const found = matchFilms(lines, programme)
  const wrong = marked.filter(([, , , slug], index) => found[index] !== null && found[index] !== slug)
  const missed = marked.filter(([, , , slug], index) => slug !== null && found[index] === null)

  test('are those of a marked list, with remakes, sequels, subtitles and other spellings', () => {
    const matched = found.filter((slug) => slug !== null).length
    expect(wrong.map(([title, year]) => `${title} ${year}`)).toEqual([])
    expect((matched - wrong.length) / matched).toBeGreaterThanOrEqual(0.99)
    expect(missed.map(([title, year]) => `${title} ${year}`)).toEqual([])
  })
})

test('a line of a thousand is compared with the films of its title only', () => {
  let compared = 0
  const counted = programme.map((film) => ({
    ...film,
    get directors() {
      compared += 1
      return film.directors
    },
  }))
  const thousand = Array.from({ length: 1_000 }, (_, index) => lines[index % lines.length] ?? lines[0])
  matchFilms(
    thousand.filter((line) => line !== undefined),
    counted,
  )
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThanOrEqual(4 * thousand.length)
})
