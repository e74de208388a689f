import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../src')

/** Folders whose sheets come together: a page of a site, of the client area, of the flag console. */
const documents = {
  site: ['blocks', 'components', 'consent', 'flags', 'modals', 'views'],
  clientArea: ['client-area', 'components'],
  flagConsole: ['client-area', 'components', 'flag-console'],
}

/** Classes that a sheet styles by themselves: `.card {`, outside of conditions and of lists of selectors. */
function ownBlocks(css: string): string[] {
  const plain = css.replace(/[ ]*\/\*[\s\S]*?\*\/\n?/g, '')
  return [...plain.matchAll(/(?<=^|[{}]\s*\n) {2}\.([\w-]+) \{/g)].map(([, name = '']) => name)
}

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)

test.each(Object.entries(documents))('each class is a block of one sheet only: %s', (_, folders) => {
  const sheetsOf = new Map<string, Set<string>>()
  for (const sheet of sheets.filter((path) => folders.includes(path.split('/')[0] ?? ''))) {
    for (const name of ownBlocks(readFileSync(join(root, sheet), 'utf8')))
      sheetsOf.set(name, new Set([...(sheetsOf.get(name) ?? []), sheet]))
  }
  expect(sheetsOf.size).toBeGreaterThan(50)
  expect(
    [...sheetsOf]
      .filter(([, files]) => files.size > 1)
      .map(([name, files]) => `${name}: ${[...files].join(', ')}`),
  ).toEqual([])
})

test('a block is found outside of conditions and lists', () => {
  const css =
    '@layer page {\n  .card {\n  }\n  .card h2 {\n  }\n\n  /* Two. */\n  .note {\n  }\n  .a,\n  .b {\n  }\n  @media print {\n    .c {\n    }\n  }\n}\n'
  expect(ownBlocks(css)).toEqual(['card', 'note'])
})
