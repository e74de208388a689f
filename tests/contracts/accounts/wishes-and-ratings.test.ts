import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, nlPlace } from './set-up-accounts.ts'

describeOnEngines('shows that a client saves', {}, (engine) => {
  let id: string
  const stage = accountsOfEachTest(engine, async (opened) => {
    id = (await opened.newClient({}, nlPlace)).account.id
  })
  const requested: string[] = []
  const knowing = (listed: readonly string[], pages: readonly string[] = []) =>
    stage.another({
      shows: {
        listed: async () => new Set(listed),
        exists: async (_, slug) => {
          requested.push(slug)
          return pages.includes(slug)
        },
      },
    })
  const saved = async () => {
    const { wishlist, emotions } = await stage.accounts.savedItems.list('nl', id)
    return { wishlist, emotions }
  }
  beforeEach(() => requested.splice(0))

  test('unknown ones are neither wished for nor rated', async () => {
    const accounts = knowing(['tide'], ['late-show'])
    expect(await accounts.savedItems.setIntention('nl', id, 'tide', true)).toBe(true)
    expect(await accounts.savedItems.setEmotion('nl', id, 'tide', 'loved')).toBe(true)
    expect(requested).toEqual([])
    expect(await accounts.savedItems.setIntention('nl', id, 'late-show', true)).toBe(true)
    expect(await accounts.savedItems.setIntention('nl', id, 'nothing', true)).toBe(false)
    expect(await accounts.savedItems.setEmotion('nl', id, 'nothing', 'liked')).toBe(false)
    expect(requested).toEqual(['late-show', 'nothing', 'nothing'])
    expect(await saved()).toEqual({ wishlist: ['late-show', 'tide'], emotions: { tide: 'loved' } })
  })

  test('changes and removes earlier entries whose show has gone', async () => {
    await stage.accounts.savedItems.setWishlist('nl', id, ['old', 'older'])
    for (const show of ['old', 'older']) await stage.accounts.savedItems.setEmotion('nl', id, show, 'liked')
    const accounts = knowing(['tide'])
    expect(await accounts.savedItems.setWishlist('nl', id, ['tide', 'old', 'older', 'nothing'])).toEqual([
      'tide',
      'old',
      'older',
    ])
    expect(await accounts.savedItems.setEmotion('nl', id, 'old', 'loved')).toBe(true)
    expect(await accounts.savedItems.setIntention('nl', id, 'older', false)).toBe(true)
    expect(await accounts.savedItems.setEmotion('nl', id, 'older', null)).toBe(true)
    expect(await saved()).toEqual({ wishlist: ['tide', 'old'], emotions: { old: 'loved' } })
    expect(requested).toEqual(['nothing'])
  })

  test('few of a list are looked up', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `show-${index}`)
    expect(await knowing([], many).savedItems.setWishlist('nl', id, many)).toEqual(many.slice(0, 20))
    expect(requested).toHaveLength(20)
  })

  test('everything is saved while the content cannot be read', async () => {
    const fails = () => Promise.reject(new UnavailableError('down'))
    const blind = stage.another({ shows: { listed: fails, exists: fails } })
    expect(await blind.savedItems.setIntention('nl', id, 'tide', true)).toBe(true)
    expect(await blind.savedItems.setEmotion('nl', id, 'tide', 'liked')).toBe(true)
    expect(await blind.savedItems.setWishlist('nl', id, ['dune', 'tide'])).toEqual(['dune', 'tide'])
    expect(await saved()).toEqual({ wishlist: ['dune', 'tide'], emotions: { tide: 'liked' } })
  })
})
