import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import clientStyle from '../src/account-area/client-page.css?inline'
import consoleStyle from '../src/flag-console/console-page.css?inline'

const root = resolve(import.meta.dirname, '../src')

/** Folders whose sheets apply to the same document. */
const documents = {
  site: ['components', 'editorial', 'features', 'offline-page', 'pages', 'programme', 'server', 'shell'],
  clientArea: ['account-area', 'components', 'form-pages'],
  flagConsole: ['components', 'flag-console', 'form-pages'],
}

/** Classes with a rule of their own: `.card {`, outside of conditions and selector lists. */
function ownBlocks(css: string): string[] {
  const plain = css.replace(/[ ]*\/\*[\s\S]*?\*\/\n?/g, '')
  return [...plain.matchAll(/(?<=^|[{}]\s*\n) {2}\.([\w-]+) \{/g)].map(([, name = '']) => name)
}

/** Without that of mails, which are documents of their own. */
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.includes('/mails/'),
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

test.each([
  { folder: 'account-area', style: clientStyle },
  { folder: 'flag-console', style: consoleStyle },
])('a page of $folder has each of its sheets inline, and no @import left', ({ folder, style }) => {
  const own = sheets.filter((path) => /^[\w-]+/.exec(path)?.[0] === folder)
  const blocks = [...own, 'form-pages/forms.css', 'form-pages/pages.css'].flatMap((path) =>
    ownBlocks(readFileSync(join(root, path), 'utf8')),
  )
  expect(blocks.filter((name) => !style.includes(`.${name} {`))).toEqual([])
  expect(style).not.toContain('@import')
})

test('finds blocks outside of conditions and selector lists', () => {
  const css =
    '@layer page {\n  .card {\n  }\n  .card h2 {\n  }\n\n  /* Two. */\n  .note {\n  }\n  .a,\n  .b {\n  }\n  @media print {\n    .c {\n    }\n  }\n}\n'
  expect(ownBlocks(css)).toEqual(['card', 'note'])
})
