import { expect, test } from 'vitest'
import { disagreements, factsOf } from './fact-report.ts'

const config = {
  slug: 'pages',
  admin: { useAsTitle: 'title' },
  flattenedFields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'content', type: 'richText', localized: true },
  ],
} as never
const rich = (...lines: readonly string[]) => ({
  root: { children: lines.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})
const page = (id: number, content: object, more: object = {}) => ({
  id,
  site: 'fr',
  _status: { fr: 'published', en: 'published' },
  title: { fr: `Page ${id}` },
  content,
  ...more,
})
const told = (...pages: readonly ReturnType<typeof page>[]) =>
  disagreements(pages.flatMap((each) => factsOf(config, each, 'fr'))).map(
    ({ id, language, topic, value }) => `${id} ${language} ${topic} ${value}`,
  )

const fifteen = { fr: rich('Bienvenue.', 'Quinze minutes après l’heure du billet, jamais plus.') }
const twenty = { en: rich('20 minutes after the time on your ticket.') }

test('documents that disagree are listed together, across languages', () => {
  expect(told(page(1, fifteen), page(2, { ...fifteen, ...twenty }))).toEqual([
    '1 fr advertising 15',
    '2 fr advertising 15',
    '2 en advertising 20',
  ])
  expect(told(page(1, fifteen), page(2, { en: rich('15 minutes after the time on the ticket.') }))).toEqual(
    [],
  )
})

test('documents of another site, and texts that are not public, do not count', () => {
  expect(told(page(1, fifteen), page(2, twenty, { site: 'be' }))).toEqual([])
  expect(told(page(1, fifteen), page(2, twenty, { _status: { fr: 'published', en: 'draft' } }))).toEqual([])
})
