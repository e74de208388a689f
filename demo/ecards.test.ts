import path from 'node:path'
import { expect, test } from 'vitest'
import { ecards } from './ecards.ts'
import { loadPictures } from './pictures.ts'

test.each(['fr', 'nl'] as const)(
  'the e-card of %s with the lowest price of a seat is the best value',
  (site) => {
    const pictures = loadPictures(path.resolve('demo/art'))
    const cards = ecards({ site, language: site, today: '2026-11-20', pictures })
    const lowest = Math.min(...cards.map(({ amountTTC }) => amountTTC ?? 0))
    expect(cards.map(({ highlightMessage }) => highlightMessage !== null)).toEqual(
      cards.map(({ amountTTC }) => amountTTC === lowest),
    )
  },
)
