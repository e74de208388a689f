import { formatsOf } from '@marquee/i18n/format.ts'
import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { addDays, daysFrom } from '#models/site-clock.ts'
import { chosenDay, dayStrip, stripDays, upcomingWindow } from './day-strip.ts'

const today = '2026-11-20'
const strip = (open: readonly string[], selected: string | null = null) =>
  dayStrip({
    today,
    open: new Set(open),
    selected,
    formats: formatsOf('fr', sites.fr),
    todayLabel: 'Auj.',
    hrefOf: (date) => `/x/filters/date-${date}`,
  })

describe('day strip', () => {
  test('begins today, even if today is empty, and ends with the last open day', () => {
    const days = strip(['2026-11-21', '2026-11-23'], '2026-11-21')
    expect(days.map(({ date }) => date)).toEqual(daysFrom(today, 4))
    expect(days.map(({ disabled }) => disabled)).toEqual([true, false, true, false])
    expect(days.map(({ weekday }) => weekday)).toEqual(['Auj.', 'Sam.', 'Dim.', 'Lun.'])
    expect(days[1]).toMatchObject({
      selected: true,
      name: 'samedi 21 novembre 2026',
      href: '/x/filters/date-2026-11-21',
    })
  })

  test('has three weeks at most', () => expect(strip(daysFrom(today, 60))).toHaveLength(21))

  test('has the month of each day', () =>
    expect(
      strip(daysFrom(today, 12))
        .map(({ day, month }) => `${day} ${month}`)
        .slice(9),
    ).toEqual(['29 nov.', '30 nov.', '1 déc.']))

  test('has seven closed days if nothing is scheduled', () => {
    const days = strip([])
    expect(days.map(({ date }) => date)).toEqual(upcomingWindow(today))
    expect(days).toHaveLength(7)
    expect(days.every(({ disabled }) => disabled)).toBe(true)
  })

  test('begins with the first open day if that is months away', () => {
    const open = new Set([addDays(today, 70), addDays(today, 72)])
    expect(stripDays(today, open)).toEqual(daysFrom(addDays(today, 70), 3))
  })

  test('drops past days', () => expect(stripDays(today, new Set(['2026-11-19', today]))).toEqual([today]))
})

describe('the selected day', () => {
  const open = new Set(['2026-11-21', '2026-11-23'])
  test.each([
    [null, '2026-11-21'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-01', '2026-11-21'],
    ['2027-02-01', '2026-11-21'],
  ])('the requested day %s selects %s', (wanted, shown) => expect(chosenDay(today, open, wanted)).toBe(shown))
  test('is null without an open day', () => expect(chosenDay(today, new Set(), null)).toBeNull())
})
