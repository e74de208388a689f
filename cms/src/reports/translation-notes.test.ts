import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import type { UnknownRecord } from '../content/document-value.ts'
import { changedMeanings } from './changed-meanings.ts'
import { afterSaving, notesIn, storedNotes } from './translation-notes.ts'

type Notes = Parameters<typeof afterSaving>[0]

const none: Notes = { source: 'fr', behind: {} }
const save = (
  notes: Notes,
  language: 'en' | 'fr' | 'de',
  changes: Readonly<Record<string, readonly [before: string, after: string]>>,
  { now = '2026-11-22', isSettled = false } = {},
) =>
  afterSaving(notes, {
    language,
    changes: new Map(
      Object.entries(changes).map(([path, [before, after]]) => [path, { before, after }] as const),
    ),
    isSettled,
    among: ['en', 'fr', 'de'],
    now,
  })
const outdated = ({ behind }: Notes) => Object.keys(notesIn(behind))

test('a change of the source makes the other languages outdated, in the fields that have changed since', () => {
  const first = save(none, 'fr', { title: ['a', 'b'] })
  const second = save(first, 'fr', { title: ['b', 'c'], content: ['x', 'y'] }, { now: '2026-11-23' })
  const behind = { since: '2026-11-22', after: 'fr', fields: ['title', 'content'] }
  expect(notesIn(second.behind)).toEqual({ en: behind, de: behind })
})

test('a translation that is saved while it is written makes nothing outdated, and stays so where it is not', () => {
  const changed = save(none, 'fr', { title: ['a', 'b'], content: ['x', 'y'] })
  const title = save(changed, 'de', { title: ['A', 'B'] })
  expect(notesIn(title.behind)).toMatchObject({
    de: { fields: ['content'] },
    en: { fields: ['title', 'content'] },
  })
  const both = save(save(title, 'de', { title: ['B', 'C'] }), 'de', { content: ['X', 'Y'] })
  expect(outdated(both)).toEqual(['en'])
})

test('a translation that is corrected later makes its source no more outdated than before', () => {
  expect(outdated(save(none, 'de', { title: ['A', 'B'] }, { isSettled: true }))).toEqual([])
})

test('a language that a person saves or publishes is up to date, whatever has changed in it', () => {
  const changed = save(none, 'fr', { title: ['a', 'b'] })
  expect(outdated(save(changed, 'de', {}))).toEqual(['en', 'de'])
  expect(outdated(save(changed, 'de', {}, { isSettled: true }))).toEqual(['en'])
})

test('a source that says again what it said leaves its translations up to date', () => {
  const typing = save(save(none, 'fr', { title: ['a', 'ab'] }), 'fr', { title: ['ab', 'abc'] })
  expect(outdated(typing)).toEqual(['en', 'de'])
  expect(outdated(save(typing, 'fr', { title: ['abc', 'a'] }))).toEqual([])
})

test('reads notes of earlier versions, and none of unknown form', () => {
  const stored = {
    source: 'de',
    fr: 'x',
    xx: { since: 'a', after: 'fr' },
    de: { since: 'a', after: 'fr', translated: true },
    en: { since: 'a', after: 'fr', fields: ['title'] },
  }
  expect(notesIn(stored)).toEqual({ en: { since: 'a', after: 'fr', fields: ['title'] } })
  const { source = 'fr', behind } = storedNotes(stored)
  expect(source).toBe('de')
  expect(outdated(save({ source: 'fr', behind }, 'en', { title: ['A', 'B'] }))).toEqual([])
  expect(notesIn({ de: { since: 'a', after: 'yy' }, en: { since: 'a', after: 'fr' } })).toEqual({
    en: { since: 'a', after: 'fr' },
  })
})

const fields = flattenAllFields({
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'position', type: 'number' },
    { name: 'cta', type: 'group', fields: [{ name: 'label', type: 'text', localized: true }] },
    { name: 'links', type: 'array', fields: [{ name: 'label', type: 'text', localized: true }] },
    { type: 'row', fields: [{ name: 'note', type: 'text', localized: true }] },
  ],
})
const changed = (one: UnknownRecord, other: UnknownRecord) => [
  ...changedMeanings(fields, [one, other], 'fr').keys(),
]

test('compares texts at any depth, and treats empty as missing', () => {
  const document = { title: 'A', position: 1, cta: { label: 'B' }, links: [{ label: 'C' }], note: 'D' }
  expect(changed(document, { ...document, position: 2 })).toEqual([])
  expect(changed({}, { title: '', cta: {}, links: [], note: null })).toEqual([])
  for (const [path, other] of [
    ['title', { title: 'x' }],
    ['cta.label', { cta: { label: 'x' } }],
    ['links.label', { links: [{ label: 'x' }] }],
    ['note', { note: 'x' }],
  ] as const)
    expect(changed(document, { ...document, ...other })).toEqual([path])
})

const bold = (text: string, format = 0, url?: string) => ({
  root: { children: [{ children: [{ text, format }], ...(url && { fields: { url } }) }] },
})

test.each([
  ['a comma', 'Neige, enfin', 'Neige enfin !', []],
  ['capitals', 'Neige', 'NEIGE', []],
  ['a price', 'Dès 9.50 francs', 'Dès 95.0 francs', ['title']],
  ['a word', 'Neige fraîche', 'Neige', ['title']],
  ['the format of a word', bold('Neige'), bold('Neige', 1), []],
  ['the address of a link', bold('Neige', 0, '/a'), bold('Neige', 0, '/b'), ['title']],
] as const)('a text with a change of %s says something else, or the same', (_, one, other, paths) => {
  expect(changed({ title: one }, { title: other })).toEqual(paths)
})
