import { createTexts } from '@marquee/i18n/texts.ts'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import en from '../../../locales/en/client-account.json' with { type: 'json' }
import { aShow } from '../../page-kit/composition.fixture.ts'
import { diaryTable, type SeenFilm } from './film-diary.server.ts'

const t = createTexts('en', 'CH', { 'client-account': en }).getFixedT('en')

const seen = (more: Partial<SeenFilm['booking']>, rest: Partial<SeenFilm> = {}): SeenFilm => ({
  booking: {
    id: '1',
    show: 'heron',
    showTitle: 'Le Héron',
    cinema: 'rex',
    cinemaName: 'Rex, Lyon',
    startsAt: '2026-11-20T20:30',
    version: null,
    auditorium: null,
    seats: 1,
    createdAt: '',
    cancelledAt: null,
    ...more,
  },
  show: null,
  emotion: null,
  ...rest,
})

const read = (films: readonly SeenFilm[]) =>
  Papa.parse<Record<string, string>>(diaryTable(films, { t }).trimEnd(), { header: true }).data

test('a film has its seats, its company, its year and its rating', () => {
  const show = aShow('heron', {
    title: 'Le Héron',
    originalTitle: 'Heron, "The"',
    originalReleaseAt: '2025-10-01',
    directors: ['Ada, B.', 'Cy'],
    isMovie: true,
  })
  const films = [seen({ seats: 3, places: ['F7', 'F8', 'F9'] }, { show, emotion: 'liked' })]
  expect(read(films)).toEqual([
    {
      Title: 'Heron, "The"',
      Year: '2025',
      Directors: 'Ada, B., Cy',
      WatchedDate: '2026-11-20',
      Rating: '3.5',
      Tags: 'Rex  Lyon',
      Review: 'Rex, Lyon, seats F7, F8, F9, with 2 others',
      Cinema: 'Rex, Lyon',
      Seats: '3',
    },
  ])
})

test('a film that the site no longer has keeps the title of its booking, and an event is no film', () => {
  const event = aShow('opera', { isMovie: false })
  const films = [seen({}), seen({ show: 'opera' }, { show: event })]
  expect(read(films)).toMatchObject([{ Title: 'Le Héron', Year: '', Rating: '', Review: 'Rex, Lyon' }])
})
