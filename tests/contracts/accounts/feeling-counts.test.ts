import { expect, test } from 'vitest'
import { announceFeelings } from '../../../src/services/accounts/feeling-changes.ts'
import { countFeelings } from '../../../src/services/accounts/store/feeling-counts.ts'
import { replaceItems } from '../../../src/services/content/store/item-writer.ts'
import { showSource } from '../../../src/services/content/store/source-switch.ts'
import { describeOnEngines } from '../on-engines.ts'
import { contentOf } from '../set-up.ts'
import { accountsOfEachTest, ada, openCinemas, type Stage, visited } from './set-up-accounts.ts'

const at = '2026-11-20T00:00:00.000Z'
const base = { countWishList: 10, countEmotionDisappointed: 3, countEmotionLike: 20, countEmotionLove: 30 }

describeOnEngines('feelings of clients', {}, (engine) => {
  let accounts: Stage['accounts']
  let announced: string[]

  const stage = accountsOfEachTest(engine, async (opened) => {
    announced = []
    const { store } = opened
    const announce = async ({ site, tags }: Parameters<typeof store.announce>[0]) =>
      void announced.push(...tags.map((tag) => `${site} ${tag}`))
    accounts = announceFeelings(
      opened.accounts,
      { announce },
      { error: (_, message) => expect.unreachable(message) },
    )
    const scope = { site: 'tn', source: 'feed', language: 'fr' } as const
    await showSource(store.db, 'tn', 'feed', false, at)
    await store.transaction(async (db) => {
      const items = ['tide', 'dune'].map((slug, position) => ({
        id: slug,
        slug,
        position,
        base: { slug, title: slug, ...(slug === 'tide' ? { feelings: { ...base } } : {}) },
      }))
      for (const kind of ['show', 'show-detail'] as const)
        await replaceItems(db, { ...scope, kind }, items, at)
    })
  })

  async function counts(show: string, site: 'tn' | 'nl' = 'tn') {
    const handle = contentOf(stage.store, stage.clock, {
      countFeelings: (...args) => countFeelings(stage.store, ...args),
    })
    const response = await handle(site, new Request(`http://tn.localhost/api/show/${show}?language=fr`))
    const { feelings } = (await response.json()) as { feelings: typeof base }
    const { countWishList, countEmotionDisappointed, countEmotionLike, countEmotionLove } = feelings
    return [countWishList, countEmotionDisappointed, countEmotionLike, countEmotionLove]
  }

  test('a rating is added to the counts of the source; a change or a withdrawal updates them', async () => {
    const { account } = await stage.newClient()
    expect(await counts('tide')).toEqual([10, 3, 20, 30])
    await accounts.savedItems.setEmotion('tn', account.id, 'tide', 'liked')
    await accounts.savedItems.setEmotion('tn', account.id, 'tide', 'liked')
    expect(await counts('tide')).toEqual([10, 3, 21, 30])
    await accounts.savedItems.setEmotion('tn', account.id, 'tide', 'loved')
    expect(await counts('tide')).toEqual([10, 3, 20, 31])
    await accounts.savedItems.setEmotion('tn', account.id, 'tide', null)
    expect(await counts('tide')).toEqual([10, 3, 20, 30])
    expect(new Set(announced)).toEqual(new Set(['tn feelings:tide']))
    await accounts.savedItems.setEmotion('tn', account.id, 'dune', 'disappointed')
    await accounts.savedItems.setIntention('tn', account.id, 'dune', true)
    expect(await counts('dune'), 'without counts of the source').toEqual([1, 1, 0, 0])
    await accounts.savedItems.setIntention('tn', account.id, 'dune', false)
    expect(await counts('dune')).toEqual([0, 1, 0, 0])
  })

  test('a replaced wishlist announces the added and the removed shows', async () => {
    const { account } = await stage.newClient()
    await accounts.savedItems.setWishlist('tn', account.id, ['tide', 'arrival'])
    announced.length = 0
    await accounts.savedItems.setWishlist('tn', account.id, ['dune', 'arrival'])
    expect(announced.toSorted()).toEqual(['tn feelings:dune', 'tn feelings:tide'])
    expect(await counts('tide')).toEqual([10, 3, 20, 30])
    expect(await counts('dune')).toEqual([1, 0, 0, 0])
  })

  test('the feelings of every client count on the site of the account, until it is deleted', async () => {
    const one = await stage.newClient()
    const two = await stage.newClient({ email: 'grace@cinema.example' })
    for (const { account } of [one, two]) {
      await accounts.savedItems.setEmotion('tn', account.id, 'tide', 'loved')
      await accounts.savedItems.setIntention('tn', account.id, 'dune', true)
    }
    expect(await counts('tide')).toEqual([10, 3, 20, 32])
    expect(await counts('dune')).toEqual([2, 0, 0, 0])
    const none = { wishlist: 0, disappointed: 0, liked: 0, loved: 0 }
    expect(await countFeelings(stage.store, 'nl', 'tide')).toEqual(none)
    announced.length = 0
    expect(await accounts.profiles.deleteAccount(visited, one.account.id, 'another')).toMatchObject({
      kind: 'invalid',
    })
    expect([await counts('tide'), announced]).toEqual([[10, 3, 20, 32], []])
    expect(await accounts.profiles.deleteAccount(visited, one.account.id, ada.password)).toEqual({
      kind: 'deleted',
    })
    expect(await counts('tide')).toEqual([10, 3, 20, 31])
    expect(await counts('dune')).toEqual([1, 0, 0, 0])
    expect(announced.toSorted()).toEqual(['tn feelings:dune', 'tn feelings:tide'])
  })

  test('a change is stored even if its announcement fails', async () => {
    const { account } = await stage.newClient()
    const logged: string[] = []
    const silent = announceFeelings(
      stage.another({ cinemas: async () => openCinemas }),
      { announce: () => Promise.reject(new Error('down')) },
      { error: (_, message) => void logged.push(message) },
    )
    await silent.savedItems.setEmotion('tn', account.id, 'tide', 'liked')
    expect(await counts('tide')).toEqual([10, 3, 21, 30])
    expect(logged).toEqual(['changed counts could not be announced'])
  })
})
