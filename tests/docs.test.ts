import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { environmentTable } from '../src/server/env-variables.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))

/** Link and image targets of a document on this host; code is left out. */
const linksOf = (path: string) =>
  [
    ...read(path)
      .replaceAll(/```.*?```|`[^`\n]*`/gs, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

/** Anchors as GitHub makes them: without code marks and punctuation, spaces as hyphens. */
const anchorsOf = (path: string) =>
  [
    ...read(path)
      .replaceAll(/```.*?```/gs, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const documents = globSync('docs/**/*.md', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const guides = [...globSync('*.md', { cwd: root }), ...documents]

test('the environment table matches the program', () => {
  const lines = read('docs/configuration.md').split('\n')
  const start = lines.findIndex((line) => line.startsWith('| Variable '))
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  const rows = lines.slice(start + 2, end).map(cellsOf)
  expect(rows).toEqual(
    environmentTable.map((variable) => [variable.name, variable.default, variable.meaning]),
  )
})

test('the index lists every document once', () => {
  const listed = linksOf('docs/README.md')
    .filter((target) => !target.startsWith('../') && target.endsWith('.md'))
    .map((target) => `docs/${target}`)
  expect(listed.toSorted()).toEqual(documents.filter((path) => path !== 'docs/README.md').toSorted())
})

test.each(guides)('%s links to existing files and headings only', (path) => {
  const broken = linksOf(path).filter((target) => {
    const [file = '', anchor] = target.split('#')
    const linked = file === '' ? path : normalize(join(dirname(path), file))
    if (!existsSync(join(root, linked))) return true
    return anchor !== undefined && !anchorsOf(linked).includes(anchor)
  })
  expect(broken).toEqual([])
})

test('every command of package.json is explained', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const named = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  )
  const explained = [...read('docs/commands.md').matchAll(/^\| `(npm [^`]+)` \|/gm)].map(
    ([, command]) => command,
  )
  expect(explained.toSorted()).toEqual(named.toSorted())
})

test('the example of adding a page matches the code', () => {
  const [, diff = ''] = /```diff\n(.+?)```/s.exec(read('CONTRIBUTING.md')) ?? []
  const parts = diff.split(/^\+\+\+ b\//m).slice(1)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    const [file = '', ...added] = part.trimEnd().split('\n')
    const lines = new Set(read(file).split('\n'))
    expect(
      added
        .filter((line) => !line.startsWith('+') || !lines.has(line.slice(1)))
        .map((line) => `${file}: ${line}`),
    ).toEqual([])
  }
})

test('the glossary is in alphabetical order', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(([, term = '']) => term)
  expect(terms.length).toBeGreaterThan(0)
  expect(terms).toEqual(terms.toSorted(new Intl.Collator('en').compare))
})

test('the glossary names files that exist', () => {
  const places = [...read('docs/glossary.md').matchAll(/^\| \*\*.*\| ([^|]+) \|$/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  )
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
