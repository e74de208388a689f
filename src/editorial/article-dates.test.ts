import { describe, expect, test } from 'vitest'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { DateType } from '#models/article.ts'
import { i18nOf } from '../document/edition.server.ts'
import { formatsOf } from '../i18n/format.ts'
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
const table: readonly (readonly [
  DateType,
  string,
  string | null,
  Readonly<Record<Language, string | null>>,
])[] = [
  [
    'exact',
    when,
    null,
    {
      fr: 'Le vendredi 20 novembre 2026 à 20:30',
      en: 'Friday, 20 November 2026 at 20:30',
      de: 'Freitag, 20. November 2026, um 20:30 Uhr',
      nl: 'Vrijdag 20 november 2026 om 20:30 uur',
    },
  ],
  [
    'exact',
    when,
    '2026-11-20T23:00',
    {
      fr: 'Le vendredi 20 novembre 2026, de 20:30 à 23:00',
      en: 'Friday, 20 November 2026, 20:30 to 23:00',
      de: 'Freitag, 20. November 2026, von 20:30 bis 23:00 Uhr',
      nl: 'Vrijdag 20 november 2026, van 20:30 tot 23:00 uur',
    },
  ],
  [
    'exactWithoutHours',
    when,
    null,
    {
      fr: 'Le vendredi 20 novembre 2026',
      en: 'Friday, 20 November 2026',
      de: 'Freitag, 20. November 2026',
      nl: 'Vrijdag 20 november 2026',
    },
  ],
  [
    'from',
    '2026-12-01',
    null,
    {
      fr: 'À partir du 1er décembre 2026',
      en: 'From 1 December 2026',
      de: 'Ab 1. Dezember 2026',
      nl: 'Vanaf 1 december 2026',
    },
  ],
  [
    'until',
    '2026-11-01',
    '2026-12-31',
    {
      fr: 'Jusqu’au 31 décembre 2026',
      en: 'Until 31 December 2026',
      de: 'Bis 31. Dezember 2026',
      nl: 'Tot en met 31 december 2026',
    },
  ],
  [
    'interval',
    '2026-12-01',
    '2026-12-24',
    {
      fr: 'Du 1er au 24 décembre 2026',
      en: 'From 1 to 24 December 2026',
      de: 'Vom 1. bis 24. Dezember 2026',
      nl: 'Van 1 tot en met 24 december 2026',
    },
  ],
  [
    'interval',
    '2026-11-28',
    '2026-12-05',
    {
      fr: 'Du 28 novembre au 5 décembre 2026',
      en: 'From 28 November to 5 December 2026',
      de: 'Vom 28. November bis 5. Dezember 2026',
      nl: 'Van 28 november tot en met 5 december 2026',
    },
  ],
  [
    'interval',
    '2026-12-28',
    '2027-01-03',
    {
      fr: 'Du 28 décembre 2026 au 3 janvier 2027',
      en: 'From 28 December 2026 to 3 January 2027',
      de: 'Vom 28. Dezember 2026 bis 3. Januar 2027',
      nl: 'Van 28 december 2026 tot en met 3 januari 2027',
    },
  ],
  ['noDate', when, null, { fr: null, en: null, de: null, nl: null }],
]

describe.each(table)('%s %s %s', (dateType, start, end, texts) => {
  test.each(Object.entries(texts))('%s: %s', (language, text) => {
    expect(textOf(dateType, start, end, language as Language)).toBe(text)
  })
})

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
  expect([iso('fr', 'fr'), iso('sn', 'fr'), iso('be', 'nl')]).toEqual([
    '2026-11-20T20:30:00+01:00',
    '2026-11-20T20:30:00+00:00',
    '2026-11-20T20:30:00+01:00',
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
