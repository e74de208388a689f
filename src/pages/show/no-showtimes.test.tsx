import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import type { AnnouncementModel } from '../../page-models/show.ts'
import { NoShowtimes } from './no-showtimes.tsx'

const nothing = {
  days: [],
  dayName: '',
  place: { label: '', clearHref: null, cities: [], count: 0 },
  main: null,
  pairsHref: null,
  others: [],
  views: { byCinemaHref: '', byTimeHref: '', compareHref: '' },
  timetable: null,
  comparison: null,
  tagNotes: [],
}
const filters = { groups: [], active: [], clearHref: '', sorted: { active: false, href: '' }, rescue: null }
const unknown = { sale: null, release: null, showtimesFrom: null, reminder: null, follow: null }
const textWith = (more: Partial<AnnouncementModel>) =>
  frenchMarkup(<NoShowtimes page={{ announced: { ...unknown, ...more }, showtimes: nothing, filters }} />, [
    'show',
  ])

test('a film without showtimes has the dates of showtimes and sales, or else of its release', () => {
  const sale = { text: 'Ouverture des ventes\u202f: mercredi 2 décembre à 10:00', calendarHref: '/x.ics' }
  const release = '23/12/2026'
  const from = textWith({ showtimesFrom: 'mercredi 2 décembre', sale, release })
  expect(from).toContain('Les séances seront affichées à partir du mercredi 2 décembre. Ouverture des ventes')
  expect(from).not.toContain(release)
  expect(textWith({ release })).toContain('Date de sortie\u202f: 23/12/2026.')
  expect(textWith({})).toContain('dès que les cinémas les auront fixés')
})
