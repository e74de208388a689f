import { describe, expect, it } from 'vitest'
import { composeFilmCards } from '../../features/saved-items/wishlist/film-cards.server.ts'
import { aComposition, aShow, found } from '../../page-kit/composition.fixture.ts'
import { wishedTitle } from './wished-card.tsx'
import { composeWishlist } from './wishlist.server.ts'

const open = { flags: { openWishlist: true } }

describe('the page of the wishlist', () => {
  it('is the same for everybody, and not indexed', async () => {
    const result = await composeWishlist(aComposition({}, open))
    expect(result).toMatchObject({
      outcome: 'found',
      page: { showsHref: '/films' },
      seo: { canonical: '/mes-envies', noindex: true },
    })
  })

  it('is missing with the flag off, which it is by default', async () => {
    expect(await composeWishlist(aComposition({}))).toEqual({ outcome: 'missing' })
  })
})

describe('the cards of all films', () => {
  const cardsOf = async (shows: readonly ReturnType<typeof aShow>[], site: 'fr' | 'ch' = 'fr') => {
    return found(await composeFilmCards(aComposition({ shows: async () => shows }, { site }))).page.films
  }

  it('include announced films with the release date of the region', async () => {
    const releaseAt = { FR_FR: '2026-12-02', CH_CH: '2026-12-09' }
    const shows = [aShow('heron'), aShow('wolf', { releaseAt, isComingSoon: true })]
    const lines = (films: Awaited<ReturnType<typeof cardsOf>>) =>
      films.map(({ card, release }) => `${card.href} ${release ?? '-'}`)
    expect(lines(await cardsOf(shows))).toEqual(['/films/heron -', '/films/wolf 2 décembre 2026'])
    expect(lines(await cardsOf(shows, 'ch'))?.[1]).toMatch(/9 décembre 2026$/)
  })
})

it('the title of a film is that of the saved list once the site no longer has it, else made of its slug', () => {
  expect(wishedTitle({ slug: 'le-heron', title: 'Le héron' })).toBe('Le héron')
  expect(wishedTitle({ slug: 'le-heron', title: null })).toBe('Le heron')
})
