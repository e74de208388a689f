import { expect, test } from 'vitest'
import { frenchMarkup } from '../../components/test-rendering.tsx'
import type { CinemaInfoModel } from '../../page-data/models/cinema-windows.ts'
import { CinemaAccess, CinemaWay, isAccessible } from './cinema-facts.tsx'

const cinema = (more: Partial<CinemaInfoModel>) => ({ accessible: false, accessibility: null, accessPlan: null, ...more }) as CinemaInfoModel
const access = (more: Partial<CinemaInfoModel>) => frenchMarkup(<CinemaAccess cinema={cinema(more)} />, ['cinema'])

test('what a house has for disabled visitors is in the editors’ words, else that it has something', () => {
  expect(access({ accessible: true })).toContain('spectateurs en situation de handicap')
  const told = access({ accessible: true, accessibility: '<p>Rampe à gauche</p>' })
  expect(told).toContain('Rampe à gauche')
  expect(told).not.toContain('spectateurs en situation de handicap')
  expect([cinema({}), cinema({ accessible: true }), cinema({ accessPlan: '/plan' })].map(isAccessible)).toEqual([false, true, true])
})

test('the picture of the way says what it shows', () => {
  const picture = { src: '/media/editorial/station.avif', tone: null }
  const way = frenchMarkup(<CinemaWay name="Rex" way={{ href: '/way', text: null, picture }} />, ['cinema'])
  expect(way).toContain('alt="Comment venir\u202f: Rex"')
})
