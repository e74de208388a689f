import { expect, test } from 'vitest'
import type { DocumentText, ScheduledDocumentChange } from '#models/document-state.ts'
import { shownState } from './shown-state.ts'

const text = (title: string): DocumentText => ({ slug: title, fields: { title }, formerSlugs: [] })
const fr = text('brouillon')
const de = text('entwurf')

const now = Date.parse('2026-11-20T12:00:00Z')
const hours = (count: number) => now + count * 3_600_000
const plan = (
  hour: number,
  action: ScheduledDocumentChange['action'],
  language: ScheduledDocumentChange['language'] = null,
): ScheduledDocumentChange => ({
  at: new Date(hours(hour)).toISOString(),
  action,
  language,
})

const drafted = { draft: { fr, de }, plans: [] }
const planned = { draft: { fr, de }, plans: [plan(3, 'publish')] }
const leaving = { draft: null, plans: [plan(3, 'withdraw')] }
const coming = { draft: { fr, de }, plans: [plan(6, 'withdraw'), plan(3, 'publish')] }
const frenchOnly = { draft: { fr, de }, plans: [plan(3, 'publish', 'fr'), plan(3, 'withdraw', 'de')] }

const live = 'as it is'

test.each([
  ['a draft, when drafts are requested', drafted, 'fr', { drafts: true, at: null }, fr],
  ['a draft of another language', drafted, 'en', { drafts: true, at: null }, live],
  ['a draft that is not requested', drafted, 'fr', { drafts: false, at: null }, live],
  ['a draft without a plan, at a time', drafted, 'fr', { drafts: false, at: hours(9) }, live],
  ['a plan to publish, before its time', planned, 'de', { drafts: false, at: hours(2.99) }, live],
  ['a plan to publish, at its time', planned, 'de', { drafts: false, at: hours(3) }, de],
  ['a plan to publish a language without a draft', planned, 'en', { drafts: false, at: hours(4) }, live],
  ['a plan to withdraw, before its time', leaving, 'fr', { drafts: false, at: hours(2) }, live],
  ['a plan to withdraw, at its time', leaving, 'fr', { drafts: true, at: hours(3) }, 'withdrawn'],
  ['a plan to withdraw, without a time', leaving, 'fr', { drafts: true, at: null }, live],
  ['between a plan to publish and one to withdraw', coming, 'fr', { drafts: false, at: hours(4) }, fr],
  ['after both, in any order', coming, 'fr', { drafts: false, at: hours(6) }, 'withdrawn'],
  ['the plan of one language', frenchOnly, 'fr', { drafts: false, at: hours(3) }, fr],
  ['the plan of the other language', frenchOnly, 'de', { drafts: false, at: hours(3) }, 'withdrawn'],
  ['a draft wins over a plan to withdraw', frenchOnly, 'de', { drafts: true, at: hours(3) }, de],
  ['a time that is over', planned, 'fr', { drafts: false, at: hours(-1) }, live],
  ['a time that is over, with drafts', planned, 'fr', { drafts: true, at: hours(-1) }, fr],
  ['this very moment', { draft: { fr }, plans: [plan(0, 'publish')] }, 'fr', { drafts: false, at: now }, fr],
] as const)('%s', (_, document, language, preview, expected) => {
  expect(shownState(document, language, preview, now)).toEqual(expected)
})
