import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { clock, duration, formatsOf } from './format.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('running time', () => {
  test.each([
    [1, '1min'],
    [59, '59min'],
    [60, '1h00'],
    [118, '1h58'],
    [605, '10h05'],
  ])('formats %i minutes', (minutes, text) => expect(duration(minutes)).toBe(text))
})

describe('days', () => {
  test.each([
    ['fr', sites.fr, 'vendredi 20 novembre', 'vendredi 20 novembre 2026', 'Ven.'],
    ['fr', sites.ch, 'vendredi 20 novembre', 'vendredi 20 novembre 2026', 'Ven.'],
    ['en', sites.ch, 'Friday 20 November', 'Friday, 20 November 2026', 'Fri'],
    ['de', sites.ch, 'Freitag, 20. November', 'Freitag, 20. November 2026', 'Fr'],
    ['nl', sites.nl, 'vrijdag 20 november', 'vrijdag 20 november 2026', 'Vr'],
  ] as const)('in %s', (language, site, name, full, weekday) => {
    const formats = formatsOf(language, site)
    expect([
      formats.dayName('2026-11-20'),
      formats.fullDay('2026-11-20'),
      formats.weekday('2026-11-20'),
    ]).toEqual([name, full, weekday])
  })

  test('the first of a French month is 1er', () => {
    const { month, dayName } = formatsOf('fr', sites.fr)
    expect(month('2026-12-01')).toBe('déc.')
    expect([dayName('2026-12-01'), dayName('2026-12-11')]).toEqual([
      'mardi 1er décembre',
      'vendredi 11 décembre',
    ])
  })

  test.each([
    ['fr', sites.fr, ['Ven. 20 nov.', '20 novembre 2026', 'novembre 2026', '20 novembre', '20']],
    ['en', sites.fr, ['Fri 20 Nov', '20 November 2026', 'November 2026', '20 November', '20']],
    ['de', sites.ch, ['Fr., 20. Nov.', '20. November 2026', 'November 2026', '20. November', '20.']],
    ['nl', sites.nl, ['Vr 20 nov', '20 november 2026', 'november 2026', '20 november', '20']],
  ] as const)('in other formats in %s', (language, site, expected) => {
    const { shortDay, date, monthYear, dayMonth, day } = formatsOf(language, site)
    expect([shortDay, date, monthYear, dayMonth, day].map((write) => write('2026-11-20'))).toEqual(expected)
  })

  test.each([
    ['fr', '18/11/2026'],
    ['en', '18/11/2026'],
    ['de', '18.11.2026'],
    ['nl', '18-11-2026'],
  ] as const)('in numbers in %s', (language, expected) =>
    expect(formatsOf(language, sites.ch).release('2026-11-18')).toBe(expected),
  )
  test('formats a time', () => expect(clock('2026-11-20T09:05')).toBe('09:05'))
})

describe('prices in the site’s currency', () => {
  test.each([
    ['fr', sites.fr, '5,50 €'],
    ['en', sites.fr, '€5.50'],
    ['de', sites.ch, 'CHF 5.50'],
    ['fr', sites.tn, '5,500 DT'],
    ['fr', sites.sn, '6 F CFA'],
    ['nl', sites.nl, '€ 5,50'],
  ] as const)('in %s for %o', (language, site, text) =>
    expect(plain(formatsOf(language, site).price(5.5))).toBe(text),
  )
})
