import { DayStrip } from '@marquee/design/showtimes/day-strip.tsx'
import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'

const dayOf = (day: number, closed: readonly number[]) => ({
  date: `2026-12-0${day}`,
  weekday: 'Mar.',
  day: String(day),
  month: 'déc.',
  name: `le ${day} décembre`,
  href: '/films',
  selected: false,
  disabled: closed.includes(day),
})

test('days without showtimes are left out where they are the most, and the first day names its month', () => {
  const stripWithout = (...closed: readonly number[]) =>
    frenchMarkup(<DayStrip days={[2, 3, 4, 5, 6, 7].map((day) => dayOf(day, closed))} />)
  const few = stripWithout(2, 3, 4, 6)
  expect(few.match(/le \d décembre/g)).toEqual(['le 5 décembre', 'le 7 décembre'])
  expect(few.match(/<small>/g)).toHaveLength(1)
  expect(stripWithout(2, 3, 6).match(/le \d décembre/g)).toHaveLength(6)
})
