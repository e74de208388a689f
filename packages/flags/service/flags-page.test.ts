import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flagsPage } from './flags-page.ts'

test('docs/flags.md is up to date (`npm run flags:page`)', () => {
  expect(readFileSync(new URL('../../../docs/flags.md', import.meta.url), 'utf8')).toBe(flagsPage())
})
