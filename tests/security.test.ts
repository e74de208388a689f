import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const [met = '', missing = ''] = readFileSync(new URL('docs/security.md', root), 'utf8').split(
  /^(?=## Not met)/m,
)

const ITEM = /^\d+\.\d+\.\d+$/
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside)
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:Item|-+) /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const weightOf = (item: string) => item.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)

const shown = rowsOf(met)
const open = rowsOf(missing)

test.each(shown)('%s is met, and a test shows it: %s', (...[item = '', what = '', tests = '', ...more]) => {
  expect(item).toMatch(ITEM)
  expect(what).not.toBe('')
  expect(more).toEqual([])
  expect(quoted(tests)).not.toEqual([])
  expect(
    quoted(tests).filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(new URL(path, root))),
  ).toEqual([])
})

test.each(open)('%s is not met, for a reason: %s', (...[item = '', why = '', ...more]) => {
  expect(item).toMatch(ITEM)
  expect(why.length).toBeGreaterThan(10)
  expect(more).toEqual([])
})

test('lists each item once, in order', () => {
  for (const rows of [shown, open]) {
    const items = rows.map(([item = '']) => item)
    expect(items.length).toBeGreaterThan(10)
    expect(items).toEqual([...new Set(items)].toSorted((one, other) => weightOf(one) - weightOf(other)))
  }
  const missed = new Set(open.map(([item]) => item))
  expect(shown.map(([item]) => item).filter((item) => missed.has(item))).toEqual([])
})
