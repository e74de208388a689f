import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import type { CinemaInfoModel } from '../../page-models/cinema.ts'
import { CinemaAccess, isAccessible } from './cinema-facts.tsx'

type Access = CinemaInfoModel['access']
const access = (more: Partial<Access>): Access => ({
  accessible: false,
  text: null,
  plan: null,
  described: null,
  ...more,
})
const markup = (more: Partial<Access>) => frenchMarkup(<CinemaAccess access={access(more)} />, ['cinema'])

test('accessibility uses the editorial text, or else a general sentence', () => {
  expect(markup({ accessible: true })).toContain('spectateurs en situation de handicap')
  const editorial = markup({ accessible: true, text: '<p>Rampe à gauche</p>' })
  expect(editorial).toContain('Rampe à gauche')
  expect(editorial).not.toContain('spectateurs en situation de handicap')
  expect([access({}), access({ accessible: true }), access({ plan: '/plan' })].map(isAccessible)).toEqual([
    false,
    true,
    true,
  ])
})
