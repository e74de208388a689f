import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const [met = '', missing = '', unused = ''] = readFileSync(new URL('docs/security.md', root), 'utf8').split(
  /^(?=## Not )/m,
)

/** Levels of the items of each section of OWASP's ASVS 5.0.0, in order; chapter 17 (WebRTC) is left out as a whole. */
const LEVELS: Readonly<Record<string, string>> = {
  1.1: '22',
  1.2: '1111122223',
  1.3: '112222222223',
  1.4: '222',
  1.5: '123',
  2.1: '122',
  2.2: '112',
  2.3: '12223',
  2.4: '23',
  3.1: '3',
  3.2: '113',
  3.3: '12223',
  3.4: '11222233',
  3.5: '11122333',
  3.6: '3',
  3.7: '22333',
  4.1: '12233',
  4.2: '23333',
  4.3: '22',
  4.4: '1222',
  5.1: '2',
  5.2: '112333',
  5.3: '113',
  5.4: '222',
  6.1: '122',
  6.2: '111111112222',
  6.3: '11223333',
  6.4: '112233',
  6.5: '22222333',
  6.6: '2223',
  6.7: '33',
  6.8: '2222',
  7.1: '222',
  7.2: '1111',
  7.3: '22',
  7.4: '11222',
  7.5: '223',
  7.6: '22',
  8.1: '1233',
  8.2: '1123',
  8.3: '133',
  8.4: '23',
  9.1: '111',
  9.2: '1222',
  10.1: '22',
  10.2: '223',
  10.3: '22223',
  10.4: '1111122222233333',
  10.5: '22222',
  10.6: '22',
  10.7: '222',
  11.1: '2233',
  11.2: '22233',
  11.3: '11233',
  11.4: '1222',
  11.5: '23',
  11.6: '23',
  11.7: '33',
  12.1: '12233',
  12.2: '11',
  12.3: '22223',
  13.1: '2333',
  13.2: '222223',
  13.3: '2233',
  13.4: '1222233',
  14.1: '22',
  14.2: '12223333',
  14.3: '122',
  15.1: '12233',
  15.2: '12233',
  15.3: '1222222',
  15.4: '3333',
  16.1: '2',
  16.2: '22222',
  16.3: '2222',
  16.4: '222',
  16.5: '2223',
}

/** Item → level. */
const standard: ReadonlyMap<string, number> = new Map(
  Object.entries(LEVELS).flatMap(([section, levels]) =>
    [...levels].map((level, at) => [`${section}.${at + 1}`, Number(level)] as const),
  ),
)

const ITEMS = /\b\d+\.\d+\.\d+\b/g
/** The first section of a chapter is about documents. */
const ABOUT_DOCUMENTS = /^\d+\.1\.\d+$/
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside)
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const weightOf = (item: string) => item.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)

const shown = rowsOf(met)
const open = rowsOf(missing)
const notApplicable = rowsOf(unused)
const itemsOf = (rows: readonly (readonly string[])[]) =>
  rows.flatMap(([items = '']) => items.match(ITEMS) ?? [])

test.each(shown)('%s is met, and a test shows it: %s', (...[item = '', what = '', tests = '', ...more]) => {
  const isEvidence = (path: string) =>
    /\.(?:test|spec)\.tsx?$/.test(path) || (ABOUT_DOCUMENTS.test(item) && path.endsWith('.md'))
  expect(what).not.toBe('')
  expect(more).toEqual([])
  expect(quoted(tests)).not.toEqual([])
  expect(quoted(tests).filter((path) => !isEvidence(path) || !existsSync(new URL(path, root)))).toEqual([])
})

test.each([...open, ...notApplicable])('%s is not met, for a reason: %s', (...[, why = '', ...more]) => {
  expect(why.length).toBeGreaterThan(7)
  expect(more).toEqual([])
})

test('lists each item once, in order', () => {
  for (const rows of [shown, open]) {
    const items = rows.map(([item = '']) => item)
    expect(items).toEqual([...new Set(items)].toSorted((one, other) => weightOf(one) - weightOf(other)))
  }
  const all = itemsOf([...shown, ...open, ...notApplicable])
  expect(all.filter((item, at) => all.indexOf(item) !== at)).toEqual([])
})

test('has every item of the levels 1 and 2, and none that the standard lacks', () => {
  const listed = new Set(itemsOf([...shown, ...open, ...notApplicable]))
  expect([...listed].filter((item) => !standard.has(item))).toEqual([])
  expect(
    [...standard].filter(([item, level]) => level < 3 && !listed.has(item)).map(([item]) => item),
  ).toEqual([])
})
