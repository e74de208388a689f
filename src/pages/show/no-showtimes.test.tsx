import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import type { ShowPage } from '../../page-models/show.ts'
import { NoShowtimes } from './no-showtimes.tsx'

const nothing = {
  days: [],
  dayName: '',
  filters: { active: [] },
  rescue: null,
  sale: null,
  release: null,
  showtimesFrom: null,
  cinemas: [],
}
const textWith = (more: Partial<ShowPage>) =>
  frenchMarkup(<NoShowtimes page={{ ...nothing, ...more } as unknown as ShowPage} />, ['show'])

test('a film without showtimes has the dates of showtimes and sales, or else of its release', () => {
  const sale = { text: 'Ouverture des ventes\u202f: mercredi 2 décembre à 10:00', calendarHref: '/x.ics' }
  const release = '23/12/2026'
  const from = textWith({ showtimesFrom: 'mercredi 2 décembre', sale, release })
  expect(from).toContain('Les séances seront affichées à partir du mercredi 2 décembre. Ouverture des ventes')
  expect(from).not.toContain(release)
  expect(textWith({ release })).toContain('Date de sortie\u202f: 23/12/2026.')
  expect(textWith({})).toContain('dès que les cinémas les auront fixés')
})
