import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faqMachine } from '#machines/faq-machine.ts'
import { machineFiles, machines } from '../machines.ts'
import { chartPage } from './chart-page.ts'

const folder = new URL('../../../docs/charts/', import.meta.url)
const scenarios = new URL('../../../tests/scenarios/', import.meta.url)
const stored = readdirSync(scenarios)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({
    name: name.slice(0, -'.jsonl'.length),
    jsonl: readFileSync(new URL(name, scenarios), 'utf8'),
  }))
const pageOf = (file: string) => file.replace('-machine.ts', '.md')

test('the pages have the current charts: `npm run charts` draws them', { tags: ['exhaustive'] }, () => {
  const outdated = [...machines].filter(([id, machine]) => {
    const file = machineFiles.get(id) ?? ''
    return readFileSync(new URL(pageOf(file), folder), 'utf8') !== chartPage(machine, file, stored)
  })
  expect(outdated.map(([id]) => id)).toEqual([])
})

test('a page counts what the scenarios of its machine reach, and marks the rest in the drawing', () => {
  const page = chartPage(
    faqMachine,
    'faq-machine.ts',
    stored.filter(({ name }) => name === 'faq-chat-unknown' || name === 'alerts-not-closable'),
  )
  expect(page).toContain('They reach 7 of 9 states, 4 of 10 transitions, 0 of 2 actions.')
  expect(page).toContain('faq_chat_unavailable: (no scenario)')
  expect(page).toContain(
    'faq_chat_checking --> faq_chat_unavailable: checkChat done [isClosed] (no scenario)',
  )
  expect(page).toContain('faq_chat_checking --> faq_chat_unknown: checkChat failed\n')
  expect(page).toContain(
    '- [faq-chat-unknown](../../tests/scenarios/faq-chat-unknown.jsonl): The chat service fails',
  )
  expect(page).not.toContain('alerts')
})
