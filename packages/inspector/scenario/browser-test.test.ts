import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserTest } from './browser-test.ts'

const read = (path: string) => readFileSync(new URL(`../../../tests/${path}`, import.meta.url), 'utf8')

/** The code without what the formatter changes: breaks of lines, and commas at their ends. */
const unformatted = (code: string) => code.replaceAll(/[,\s]+/g, ' ').replaceAll(/([({]) | (?=[)}])/g, '$1')

test.each(['search-typed-on-home', 'faq-chat-schedule'])('writes the browser test of %s', (name) => {
  const committed = read(`e2e/inspector/recorded/${name}.spec.ts`)
  expect(unformatted(browserTest(name, read(`scenarios/${name}.jsonl`)))).toBe(unformatted(committed))
})

const header = {
  kind: 'header',
  title: 'A visitor\'s "choice"',
  machine: 'faq',
  editions: [{ site: 'fr', language: 'fr' }],
  flags: {},
  clock: '2026-11-20T18:00:00Z',
  seed: 1,
  chart: '0',
  begins: 'midway',
  input: null,
  page: '/aide',
}

test('finds the third of equal buttons, a summary by its text, and quotes what is typed', () => {
  const gesture = (line: object) => ({ kind: 'gesture', at: 0, ...line })
  const lines = [
    header,
    { kind: 'snapshot', at: 0, value: { 'a-b': "l'un" }, context: {} },
    gesture({ action: 'click', role: 'button', name: "L'aide", nth: 2 }),
    gesture({ action: 'click', role: 'summary', name: 'Tarifs' }),
    gesture({ action: 'select', role: 'combobox', name: 'Langue', value: 'Deutsch' }),
    { kind: 'snapshot', at: 1, value: 'between', context: {} },
    { kind: 'snapshot', at: 2, value: 'end', context: {} },
  ]
  const written = browserTest('help', lines.map((line) => JSON.stringify(line)).join('\n'))
  expect(written).toContain(`test('A visitor\\'s "choice"', async`)
  expect(written.split('\n').filter((line) => line.includes('await '))).toEqual([
    `  const run = await playOnPage(page, 'help')`,
    `  await run.reaches({ 'a-b': 'l\\'un' })`,
    `  await page.getByRole('button', { name: 'L\\'aide', exact: true }).nth(2).click()`,
    `  await page.locator('summary').filter({ hasText: 'Tarifs' }).first().click()`,
    `  await page.getByRole('combobox', { name: 'Langue', exact: true }).first().selectOption('Deutsch')`,
    `  await run.reaches('end')`,
  ])
})
