import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../src')

/** Folders whose sheets apply to the same document. */
const documents = {
  site: ['components', 'editorial', 'features', 'pages', 'programme', 'server', 'shell'],
  clientArea: ['account-area', 'components', 'form-pages'],
  flagConsole: ['components', 'flag-console', 'form-pages'],
}

/** Classes with a rule of their own: `.card {`, outside of conditions and selector lists. */
function ownBlocks(css: string): string[] {
  const plain = css.replace(/[ ]*\/\*[\s\S]*?\*\/\n?/g, '')
  return [...plain.matchAll(/(?<=^|[{}]\s*\n) {2}\.([\w-]+) \{/g)].map(([, name = '']) => name)
}

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)

test('every sheet but those of the inspector belongs to a document', () => {
  const known = new Set(['inspector', ...Object.values(documents).flat()])
  expect(sheets.filter((path) => !known.has(path.split('/')[0] ?? ''))).toEqual([])
})

test.each(Object.entries(documents))('styles each block in one sheet only: %s', (_, folders) => {
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

test('finds blocks outside of conditions and selector lists', () => {
  const css =
    '@layer page {\n  .card {\n  }\n  .card h2 {\n  }\n\n  /* Two. */\n  .note {\n  }\n  .a,\n  .b {\n  }\n  @media print {\n    .c {\n    }\n  }\n}\n'
  expect(ownBlocks(css)).toEqual(['card', 'note'])
})
