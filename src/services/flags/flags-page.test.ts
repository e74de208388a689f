import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFlagTable } from './flag-table.ts'
import { flagsPage } from './flags-page.ts'

test('docs/flags.md shows the features of today: `npm run flags:page` draws it', () => {
  expect(readFileSync(new URL('../../../docs/flags.md', import.meta.url), 'utf8')).toBe(flagsPage())
})

test('a feature stands under its owner, with what it does, its kind, its reach, each site and its day', () => {
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
