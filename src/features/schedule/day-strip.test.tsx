import { DayStrip } from '@marquee/design/showtimes/day-strip.tsx'
import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'

test('a day has its full name', () => {
  const day = {
    date: '2026-12-01',
    weekday: 'Mar.',
    day: '1',
    month: 'déc.',
    name: 'mardi 1er décembre 2026',
    href: '/films/filters/date-2026-12-01',
    selected: false,
    disabled: false,
  }
  expect(frenchMarkup(<DayStrip days={[day]} />)).toContain('>mardi 1er décembre 2026<')
})
