import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import type { UnknownRecord } from '../content/document-value.ts'
import { csvOf } from './csv.ts'
import { afterSaving, changedTexts, notesIn, type StoredNotes } from './translation-notes.ts'

const among = ['en', 'fr', 'de'] as const
const save = (notes: StoredNotes, language: 'en' | 'fr' | 'de', changed = true, now = '2026-11-22') =>
  afterSaving(notes, { language, changed, among, now })

test('a change makes the other languages outdated, until each is saved', () => {
  const first = save({}, 'fr')
  expect(first).toEqual({
    en: { since: '2026-11-22', after: 'fr' },
    de: { since: '2026-11-22', after: 'fr' },
  })
  const second = save(first, 'en')
  expect(Object.keys(notesIn(second))).toEqual(['de'])
  expect(notesIn(save(second, 'de'))).toEqual({})
})

test('saving an unchanged text marks it as up to date, and an outdated language does not make others outdated', () => {
  const first = save({}, 'fr')
  expect(Object.keys(notesIn(save(first, 'de', false)))).toEqual(['en'])
  expect(save(save(first, 'fr', true, '2026-11-23'), 'fr', true, '2026-11-24').en).toEqual({
    since: '2026-11-22',
    after: 'fr',
  })
})

test('a translation may be saved many times, and makes its source outdated only after it was published', () => {
  const published = { changed: true, among, now: '2026-11-23' }
  const translated = save(save(save({}, 'fr'), 'de'), 'de')
  expect(Object.keys(notesIn(translated))).toEqual(['en'])
  expect(Object.keys(notesIn(save(translated, 'fr')))).toEqual(['en', 'de'])
  for (const notes of [
    afterSaving(translated, { ...published, language: 'de', publishes: 'one' }),
    afterSaving(translated, { ...published, language: 'fr', changed: false, publishes: 'all' }),
  ])
    expect(notesIn(save(notes, 'de')).fr).toEqual({ since: '2026-11-22', after: 'de' })
})

test('ignores notes of unknown form', () => {
  expect(
    notesIn({
      fr: 'x',
      xx: { since: 'a', after: 'fr' },
      de: { since: 'a', after: 'yy' },
      en: { since: 'a', after: 'fr' },
    }),
  ).toEqual({
    en: { since: 'a', after: 'fr' },
  })
})

test('compares texts at any depth, and treats empty as missing', () => {
  const fields = flattenAllFields({
    fields: [
      { name: 'title', type: 'text', localized: true },
      { name: 'position', type: 'number' },
      { name: 'cta', type: 'group', fields: [{ name: 'label', type: 'text', localized: true }] },
      { name: 'links', type: 'array', fields: [{ name: 'label', type: 'text', localized: true }] },
      { type: 'row', fields: [{ name: 'note', type: 'text', localized: true }] },
    ],
  })
  const changed = (one: UnknownRecord, other: UnknownRecord) => changedTexts(fields, [one, other], 'fr')
  const document = { title: 'A', position: 1, cta: { label: 'B' }, links: [{ label: 'C' }], note: 'D' }
  expect(changed(document, { ...document, position: 2 })).toEqual([])
  expect(changed({}, { title: '', cta: {}, links: [], note: null })).toEqual([])
  for (const [path, other] of [
    ['title', { title: 'x' }],
    ['cta.label', { cta: { label: 'x' } }],
    ['links.label', { links: [{ label: 'x' }] }],
    ['note', { note: 'x' }],
  ] as const) {
    expect(changed(document, { ...document, ...other })).toEqual([path])
  }
})

test('notes each field that has changed since, once', () => {
  const first = afterSaving(
    {},
    { language: 'fr', changed: true, fields: ['title'], among, now: '2026-11-22' },
  )
  const second = afterSaving(first, {
    language: 'fr',
    changed: true,
    fields: ['content', 'title'],
    among,
    now: '2026-11-23',
  })
  expect(second.de).toEqual({ since: '2026-11-22', after: 'fr', fields: ['title', 'content'] })
  expect(notesIn(JSON.parse(JSON.stringify(second)))).toEqual(second)
})

test('escapes formulas in CSV', () => {
  expect(csvOf([['a "b"', '=1+1']])).toBe('\uFEFF"a ""b""","\'=1+1"\r\n')
})
