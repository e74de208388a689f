import { formatsOf } from '@marquee/i18n/format.ts'
import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { orderShows, type Rankable, type Ranking } from './show-order.ts'

const show = (slug: string, more: Partial<Rankable> = {}): Rankable => ({
  slug,
  title: slug,
  premiere: false,
  order: null,
  ...more,
})
const ranking = (more: Partial<Ranking> = {}): Ranking => ({
  selected: new Set(),
  upsell: new Set(),
  collator: formatsOf('fr', sites.fr).collator,
  sorted: false,
  ...more,
})
const order = (shows: readonly Rankable[], more?: Partial<Ranking>) =>
  orderShows(shows, ranking(more)).map(({ slug }) => slug)

test('sorts by the sum of weights: selected 3, premiere 2, upsell 1', () => {
  const shows = [
    show('plain'),
    show('upsell'),
    show('premiere', { premiere: true }),
    show('selected'),
    show('both', { premiere: true }),
  ]
  const names = order(shows, { selected: new Set(['selected']), upsell: new Set(['upsell', 'both']) })
  // `both` is a premiere and an upsell, 3 like `selected`; the title breaks the tie.
  expect(names).toEqual(['both', 'selected', 'premiere', 'upsell', 'plain'])
})

test('sorts equal weights by the order of the list, then by title', () =>
  expect(order([show('c'), show('z', { order: 2 }), show('b'), show('y', { order: 10 })])).toEqual([
    'z',
    'y',
    'b',
    'c',
  ]))

test('sorts by title in the order of the language', () => {
  const titles = ['Zèbre', 'Été', 'eau', 'L’école', 'À bord'].map((title) =>
    show(title, { title, premiere: title === 'Zèbre' }),
  )
  expect(order(titles, { sorted: true })).toEqual(['À bord', 'eau', 'Été', 'L’école', 'Zèbre'])
})
