import { describe, expect, it } from 'vitest'
import { namesIn } from './names.ts'

describe('names for owners', () => {
  it('keeps the name of a feature or team that has no text', () => {
    const { flagTitle, teamName } = namesIn('fr')
    expect([flagTitle('favouriteCinemas'), flagTitle('flyingCarpets')]).toEqual([
      'Cinémas favoris',
      'flyingCarpets',
    ])
    expect([teamName('ticketing'), teamName('carpets')]).toEqual(['Billetterie', 'carpets'])
  })

  it.each([
    ['en', 'Belgium', 'the Netherlands', 'French'],
    ['fr', 'Belgique', 'Pays-Bas', 'français'],
    ['de', 'Belgien', 'Niederlande', 'Französisch'],
    ['nl', 'België', 'Nederland', 'Frans'],
  ] as const)('names countries and languages in %s', (language, belgium, netherlands, french) => {
    const { siteName, siteIn, languageName } = namesIn(language)
    expect([siteName('be'), siteIn('nl'), languageName('fr')]).toEqual([belgium, netherlands, french])
  })
})
