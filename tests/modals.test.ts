import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modalRecords } from '../src/shell/modals/registry.ts'

const page = readFileSync(new URL('../docs/modals.md', import.meta.url), 'utf8')
const documented = [...page.matchAll(/^\| `(\w+)` \| .{8,} \| .{8,} \|$/gm)].map(([, id = '']) => id)

test('docs/modals.md lists every modal, with its opener and its fallback without script', () => {
  expect(documented).toEqual(Object.keys(modalRecords))
})
