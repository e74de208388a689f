import { expect, test } from 'vitest'
import { dayProps } from '../../../src/features/schedule/day-props.ts'
import { frenchMarkup } from '../test-rendering.tsx'
import { DayStrip } from './day-strip.tsx'

test('a day is named in full after its abbreviations', () => {
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
  expect(frenchMarkup(<DayStrip days={dayProps([day])} />)).toContain('>mardi 1er décembre 2026<')
})
