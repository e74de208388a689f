import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import type { CinemaInfoModel } from '../../page-models/cinema-modals.ts'
import { CinemaAccess, CinemaWay, isAccessible } from './cinema-facts.tsx'

const cinema = (more: Partial<CinemaInfoModel>) =>
  ({ accessible: false, accessibility: null, accessPlan: null, ...more }) as CinemaInfoModel
const access = (more: Partial<CinemaInfoModel>) =>
  frenchMarkup(<CinemaAccess cinema={cinema(more)} />, ['cinema'])

test('accessibility uses the editorial text, or else a general sentence', () => {
  expect(access({ accessible: true })).toContain('spectateurs en situation de handicap')
  const editorial = access({ accessible: true, accessibility: '<p>Rampe à gauche</p>' })
  expect(editorial).toContain('Rampe à gauche')
  expect(editorial).not.toContain('spectateurs en situation de handicap')
  expect(
    [cinema({}), cinema({ accessible: true }), cinema({ accessPlan: '/plan' })].map(isAccessible),
  ).toEqual([false, true, true])
})

test('the picture of the directions has an alternative text', () => {
  const picture = { url: '/media/editorial/station.avif', tone: null }
  const way = frenchMarkup(<CinemaWay name="Rex" way={{ href: '/way', text: null, picture }} />, ['cinema'])
  expect(way).toContain('alt="Comment venir\u202f: Rex"')
})
