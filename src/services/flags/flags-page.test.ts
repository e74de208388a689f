import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFlagTable } from './flag-table.ts'
import { flagsPage } from './flags-page.ts'

test('docs/flags.md is up to date (`npm run flags:page`)', () => {
  expect(readFileSync(new URL('../../../docs/flags.md', import.meta.url), 'utf8')).toBe(flagsPage())
})

test('lists features by owner with effect, kind, reach, sites and date', () => {
  const common = { kind: 'release', reach: 'visitor', default: true, until: '2027-01-31' } as const
  const table = {
    strip: {
      ...common,
      owner: 'programme',
      effect: 'A strip | a stripe.',
      exceptions: { be: false, ma: false },
    },
    badge: { ...common, owner: 'accounts', effect: 'A badge.', exceptions: {} },
  }
  const page = flagsPage(createFlagTable(table))
  expect(page.split('\n').filter((line) => /^(##|\| `)/.test(line))).toEqual([
    '## accounts',
    '| `badge` | A badge. | release | visitor | on | on | on | on | on | on | on | on | 2027-01-31 |',
    '## programme',
    '| `strip` | A strip \\| a stripe. | release | visitor | on | on | – | on | on | on | on | – | 2027-01-31 |',
  ])
  expect(page).toContain(
    '| Feature | Effect | Kind | Reach | fr | ch | be | tn | sn | nl | ci | ma | Until |',
  )
})
