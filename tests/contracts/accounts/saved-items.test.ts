import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, nlPlace, openCinemas } from './set-up-accounts.ts'

describeOnEngines('saved items of a client', { dialect: true }, (engine) => {
  let id: string
  const stage = accountsOfEachTest(engine, async (opened) => {
    id = (await opened.newClient({}, nlPlace)).account.id
  })
  const favourites = async () => (await stage.accounts.savedItems.list('nl', id)).favouriteCinemas

  test('favourites are listed newest first, up to the limit of the site', async () => {
    const { accounts } = stage
    expect((['nl', 'fr', 'tn'] as const).map((site) => accounts.savedItems.favouriteLimit(site))).toEqual([
      5, 5, 1,
    ])
    for (const { slug } of openCinemas.slice(0, 5))
      expect(await accounts.savedItems.addFavourite('nl', id, slug)).toBe('added')
    expect(await accounts.savedItems.addFavourite('nl', id, 'cinema-2')).toBe('unchanged')
    expect(await accounts.savedItems.addFavourite('nl', id, 'cinema-7')).toBe('limitReached')
    expect(await accounts.savedItems.addFavourite('nl', id, 'nowhere')).toBe('unknownCinema')
    expect(await favourites()).toEqual(['cinema-4', 'cinema-3', 'cinema-2', 'cinema-1', 'cinema-0'])
    await accounts.savedItems.removeFavourite('nl', id, 'cinema-4')
    await accounts.savedItems.removeFavourite('nl', id, 'cinema-4')
    expect(await accounts.savedItems.addFavourite('nl', id, 'cinema-7')).toBe('added')
    expect(await favourites()).toEqual(['cinema-7', 'cinema-3', 'cinema-2', 'cinema-1', 'cinema-0'])
  })

  test('closed cinemas do not count towards the limit', async () => {
    const { accounts, another } = stage
    for (const { slug } of openCinemas.slice(0, 5)) await accounts.savedItems.addFavourite('nl', id, slug)
    const later = another({ cinemas: async () => openCinemas.slice(1) })
    expect(await later.savedItems.addFavourite('nl', id, 'cinema-7')).toBe('added')
    expect(await later.savedItems.addFavourite('nl', id, 'cinema-8')).toBe('limitReached')
  })

  test('the limit holds for concurrent requests', async () => {
    const { accounts, another } = stage
    const other = another()
    const outcomes = await Promise.all(
      openCinemas.map(({ slug }, index) =>
        (index % 2 ? accounts : other).savedItems.addFavourite('nl', id, slug),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(5)
    expect(await favourites()).toHaveLength(5)
  })

  test('the wishlist is changed one by one or as a whole, and listed newest first', async () => {
    const { accounts } = stage
    const wishlist = async () => (await accounts.savedItems.list('nl', id)).wishlist
    for (const show of ['tide', 'dune', 'tide']) await accounts.savedItems.setIntention('nl', id, show, true)
    expect(await wishlist()).toEqual(['dune', 'tide'])
    await accounts.savedItems.setIntention('nl', id, 'dune', false)
    await accounts.savedItems.setIntention('nl', id, 'nothing', false)
    expect(await wishlist()).toEqual(['tide'])
    await accounts.savedItems.setWishlist('nl', id, ['a', 'b', 'a', 'c'])
    await accounts.savedItems.setIntention('nl', id, 'd', true)
    expect(await wishlist()).toEqual(['d', 'a', 'b', 'c'])
    await accounts.savedItems.setWishlist('nl', id, [])
    expect(await wishlist()).toEqual([])
  })

  test('a wishlist drops its oldest entry at 500', async () => {
    const many = Array.from({ length: 600 }, (_, index) => `show-${index}`)
    await stage.accounts.savedItems.setWishlist('nl', id, many)
    await stage.accounts.savedItems.setIntention('nl', id, 'one-more', true)
    const { wishlist } = await stage.accounts.savedItems.list('nl', id)
    expect([wishlist.length, wishlist[0], wishlist.at(-1)]).toEqual([500, 'one-more', 'show-498'])
  })

  test('a show has one rating, which can be changed or withdrawn', async () => {
    const { accounts } = stage
    await accounts.savedItems.setEmotion('nl', id, 'tide', 'liked')
    await accounts.savedItems.setEmotion('nl', id, 'tide', 'loved')
    await accounts.savedItems.setEmotion('nl', id, 'dune', 'disappointed')
    expect((await accounts.savedItems.list('nl', id)).emotions).toEqual({
      tide: 'loved',
      dune: 'disappointed',
    })
    await accounts.savedItems.setEmotion('nl', id, 'tide', null)
    expect((await accounts.savedItems.list('nl', id)).emotions).toEqual({ dune: 'disappointed' })
  })

  test('stores nothing for deleted clients and those of other sites', async () => {
    const { accounts, store } = stage
    expect(await accounts.savedItems.addFavourite('nl', 'nobody', 'cinema-1')).toBe('unknownCinema')
    await accounts.savedItems.setIntention('tn', id, 'tide', true)
    await accounts.savedItems.setEmotion('tn', id, 'tide', 'loved')
    await accounts.savedItems.setWishlist('tn', id, ['tide'])
    for (const table of ['favourite_cinemas', 'wishlist_shows', 'show_emotions'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})
