import { expect, test } from 'vitest'
import { cinemaYear, type Viewing, viewedYears } from './cinema-year.ts'

const viewing = (date: string, more: Partial<Viewing> = {}): Viewing => ({
  title: date,
  date,
  rating: null,
  cinema: null,
  seats: null,
  minutes: null,
  ...more,
})

const viewings = [
  viewing('2026-03-01', { rating: 5, cinema: 'Rex', seats: 2, minutes: 90 }),
  viewing('2026-10-01', { rating: 4.5, cinema: 'Vox', minutes: 100 }),
  viewing('2026-10-20', { rating: 3, cinema: 'Vox', seats: 1, minutes: 110 }),
  viewing('2025-12-31', { rating: 5, cinema: 'Rex', seats: 4 }),
]

test('a year has its films by month, the cinema and company, the hours and the favourites', () =>
  expect(cinemaYear(viewings, '2026')).toEqual({
    year: '2026',
    count: 3,
    months: [0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0],
    best: 9,
    cinema: { name: 'Vox', count: 2 },
    company: 1,
    minutes: 300,
    favourites: ['2026-10-01', '2026-03-01'],
  }))

test('nothing is claimed of what is unknown or happened once', () =>
  expect(cinemaYear(viewings, '2025')).toMatchObject({ best: null, cinema: null, minutes: null }))

test('the years with films are offered, the latest first', () =>
  expect(viewedYears(viewings)).toEqual(['2026', '2025']))
