import { formatsOf } from '@marquee/i18n/format.ts'
import { expect, test } from 'vitest'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { DateType } from '#models/article.ts'
import { i18nOf } from '../document/edition.server.ts'
import { translateIn } from '../page-kit/labels.ts'
import { articleDates, hasEnded, validity } from './article-dates.ts'

const makers = (language: Language, site: SiteId = 'fr') => ({
  formats: formatsOf(language, sites[site]),
  t: translateIn(i18nOf(language, sites[site]), 'offers'),
  timeZone: sites[site].timeZone,
})

const textOf = (dateType: DateType, start: string | null, end: string | null, language: Language) =>
  articleDates({ dateType, start, end }, makers(language))?.text ?? null

const when = '2026-11-20T20:30'

test.each([
  ['exact', when, null, 'fr', 'Le vendredi 20 novembre 2026 à 20:30'],
  ['exact', when, null, 'de', 'Freitag, 20. November 2026, um 20:30 Uhr'],
  ['exact', when, '2026-11-20T23:00', 'en', 'Friday, 20 November 2026, 20:30 to 23:00'],
  ['exact', when, '2026-11-20T23:00', 'nl', 'Vrijdag 20 november 2026, van 20:30 tot 23:00 uur'],
  ['exactWithoutHours', when, null, 'de', 'Freitag, 20. November 2026'],
  ['from', '2026-12-01', null, 'fr', 'À partir du 1er décembre 2026'],
  ['until', '2026-11-01', '2026-12-31', 'nl', 'Tot en met 31 december 2026'],
  ['interval', '2026-12-01', '2026-12-24', 'fr', 'Du 1er au 24 décembre 2026'],
  ['interval', '2026-12-01', '2026-12-24', 'de', 'Vom 1. bis 24. Dezember 2026'],
  ['interval', '2026-11-28', '2026-12-05', 'en', 'From 28 November to 5 December 2026'],
  ['interval', '2026-12-28', '2027-01-03', 'nl', 'Van 28 december 2026 tot en met 3 januari 2027'],
  ['noDate', when, null, 'fr', null],
] as const)('%s %s %s in %s: %s', (dateType, start, end, language, text) =>
  expect(textOf(dateType, start, end, language)).toBe(text),
)

test('an incomplete date shows its known part', () => {
  expect(textOf('interval', '2026-12-01', null, 'en')).toBe('From 1 December 2026')
  expect(textOf('interval', null, '2026-12-01', 'en')).toBe('Until 1 December 2026')
  expect(textOf('interval', '2026-12-01', '2026-12-01', 'en')).toBe('Tuesday, 1 December 2026')
  expect(textOf('from', null, '2026-12-01', 'en')).toBe('Until 1 December 2026')
  expect(textOf('until', '2026-12-01', null, 'en')).toBe('Until 1 December 2026')
  expect(textOf('exact', '2026-12-01', null, 'en')).toBe('Tuesday, 1 December 2026')
  expect(textOf('exact', null, null, 'en')).toBeNull()
})

test('a time is on the site’s clock', () => {
  const iso = (site: SiteId, language: Language) =>
    articleDates({ dateType: 'exact', start: when, end: null }, makers(language, site))?.iso
  expect([iso('fr', 'fr'), iso('sn', 'fr')]).toEqual([
    '2026-11-20T20:30:00+01:00',
    '2026-11-20T20:30:00+00:00',
  ])
  expect(articleDates({ dateType: 'exactWithoutHours', start: when, end: null }, makers('fr'))?.iso).toBe(
    '2026-11-20',
  )
})

test('an offer ends after its last day', () => {
  const offer = (dateType: DateType) => ({ dateType, start: '2026-11-01', end: '2026-11-20T22:00' })
  for (const type of ['interval', 'until', 'exact'] as const) {
    expect([hasEnded(offer(type), '2026-11-20'), hasEnded(offer(type), '2026-11-21')], type).toEqual([
      false,
      true,
    ])
  }
  expect(hasEnded(offer('from'), '2030-01-01')).toBe(false)
  expect(hasEnded(offer('noDate'), '2030-01-01')).toBe(false)
  expect(hasEnded({ dateType: 'interval', start: '2026-11-01', end: null }, '2030-01-01')).toBe(false)
})

test('structured data has the first and the last moment of an offer', () => {
  expect(validity({ dateType: 'interval', start: '2026-11-01', end: '2026-11-20' }, 'Europe/Paris')).toEqual({
    from: '2026-11-01',
    until: '2026-11-20T23:59:00+01:00',
  })
  expect(validity({ dateType: 'noDate', start: '2026-11-01', end: '2026-11-20' }, 'Europe/Paris')).toEqual({
    from: null,
    until: null,
  })
})
