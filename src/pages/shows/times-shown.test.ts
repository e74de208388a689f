import { expect, test } from 'vitest'
import { timesShown } from './times-shown.ts'

test.each([
  [[], 'visitor'],
  [['genres'], 'visitor'],
  [['date'], undefined],
  [['localisation', 'date'], 'page'],
  [['localisation', 'access'], undefined],
  [['versions'], undefined],
] as const)('cards show only times that pass the filters %j: %s', (active, expected) => {
  const groups = (['date', 'tags', 'localisation', 'versions', 'genres', 'access'] as const).map((name) => ({
    name,
    choices: [{ active: false }, { active: active.some((each) => each === name) }],
  }))
  expect(timesShown(groups)).toBe(expected)
})
