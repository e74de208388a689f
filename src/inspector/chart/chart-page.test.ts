import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { machineFiles, machines } from '../machines.ts'
import { chartPage } from './chart-page.ts'

const folder = new URL('../../../docs/charts/', import.meta.url)
const pageOf = (file: string) => file.replace('-machine.ts', '.md')

test.each([...machines])('the page of %s has its current chart: `npm run charts` draws it', (id, machine) => {
  const file = machineFiles.get(id) ?? ''
  expect(readFileSync(new URL(pageOf(file), folder), 'utf8')).toBe(chartPage(machine, file))
})

test('each file of machines/ has a chart, and no page is left over', () => {
  const files = readdirSync(new URL('../../../machines/', import.meta.url)).filter((name) =>
    name.endsWith('-machine.ts'),
  )
  expect([...machineFiles.values()].toSorted()).toEqual(files.toSorted())
  expect(readdirSync(folder).toSorted()).toEqual(files.map(pageOf).toSorted())
})
