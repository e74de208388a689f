import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentTable } from '../src/server/env.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))

test('the environment table is that of the program', () => {
  const lines = readme.split('\n')
  const start = lines.findIndex((line) => line.startsWith('| Variable '))
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  const rows = lines.slice(start + 2, end).map(cellsOf)
  expect(rows).toEqual(environmentTable.map((variable) => [variable.name, variable.default, variable.meaning]))
})
