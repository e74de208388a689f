import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

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

const guides = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test('documents link to existing files and headings only', () => {
  const broken = guides.flatMap((path) =>
    linksOf(path)
      .filter((target) => {
        const [file = '', anchor] = target.split('#')
        const linked = file === '' ? path : normalize(join(dirname(path), file))
        if (!existsSync(join(root, linked))) return true
        return anchor !== undefined && !anchorsOf(linked).includes(anchor)
      })
      .map((target) => `${path}: ${target}`),
  )
  expect(guides.length).toBeGreaterThan(0)
  expect(broken).toEqual([])
})
