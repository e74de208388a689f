import { expect, test } from 'vitest'
import { finderHref } from './home-finder.tsx'

const finder = {
  action: '/films',
  films: [{ slug: 'phares', title: 'Les phares éteints', href: '/films/phares' }],
  cinemas: [{ slug: 'rex', name: 'Rex', city: 'Lyon', href: '/cinemas/rex' }],
}

test('links a film at a cinema on a day to the page of the film with both filters', () => {
  expect(finderHref(finder, { film: 'phares', cinema: 'rex', date: '2026-11-20' })).toBe(
    '/films/phares/filters/date-2026-11-20,localisation-rex',
  )
})

test('links a cinema to its own page', () => {
  expect(finderHref(finder, { film: '', cinema: 'rex', date: '2026-11-20' })).toBe(
    '/cinemas/rex/filters/date-2026-11-20',
  )
})

test('links an empty choice to the list of the day', () => {
  expect(finderHref(finder, { film: '', cinema: '', date: '2026-11-20' })).toBe(
    '/films/filters/date-2026-11-20',
  )
  expect(finderHref(finder, { film: 'gone', cinema: '', date: '' })).toBe('/films')
})
