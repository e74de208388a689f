import type { BoardRow } from '@marquee/design/showtimes/board.tsx'
import { expect, test } from 'vitest'
import type { SeasonDayModel } from '../../page-models/seasons.ts'
import { commonMarks, rowsWithout } from './common-marks.ts'

const marks = (...tags: readonly string[]) => tags.map((tag) => ({ tag, label: tag }))
const aDay = (...rows: readonly object[]) => ({ shows: [{ rows }] }) as unknown as SeasonDayModel

const mixed = { marks: marks('opera'), times: [{ own: { marks: marks('opera', 'atmos') } }, {}] }

test('says once the formats that all showtimes have', () => {
  const days = [aDay({ marks: marks('opera', 'atmos'), times: [{}] }), aDay(mixed)]
  expect(commonMarks(days).map(({ tag }) => tag)).toEqual(['opera'])
  expect(rowsWithout([mixed as unknown as BoardRow], new Set(['opera']))).toMatchObject([
    { marks: [], times: [{ own: { marks: [{ tag: 'atmos' }] } }, {}] },
  ])
})

test('leaves the formats of a single showtime, and signs, where they are', () => {
  expect(commonMarks([aDay({ marks: marks('opera'), times: [{}] })])).toEqual([])
  const signed = { marks: [{ tag: 'pmr', label: '', icon: 'accessibility' }], times: [{}, {}] }
  expect(commonMarks([aDay(signed)])).toEqual([])
})
