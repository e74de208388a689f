import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ItemReader, StoredItem } from './item-reader.ts'
import { withRecentLists } from './recent-lists.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage() {
  let change = () => {}
  const list = vi.fn<ItemReader['list']>(async () => [])
  const never = async () => Promise.reject(new Error('not read'))
  const items: ItemReader = {
    list,
    find: never,
    byId: never,
    allById: never,
    findFormer: never,
    many: never,
    translations: never,
    slugs: never,
    sources: never,
  }
  const recent = withRecentLists(items, (forget) => {
    change = forget
  })
  return { list, recent, change: () => change() }
}

test('reads a list once within a second, for each language', async () => {
  const { list, recent } = stage()
  await Promise.all([recent.list('tag', 'fr'), recent.list('tag', 'fr'), recent.list('tag', 'de')])
  expect(list).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_001)
  await recent.list('tag', 'fr')
  expect(list).toHaveBeenCalledTimes(3)
})

test('reads a list again after a change of the site, and after a failure', async () => {
  const { list, recent, change } = stage()
  await recent.list('tag', 'fr')
  change()
  list.mockRejectedValueOnce(new Error('locked'))
  await expect(recent.list('tag', 'fr')).rejects.toThrow('locked')
  const items: readonly StoredItem[] = await recent.list('tag', 'fr')
  expect([items, list.mock.calls.length]).toEqual([[], 3])
})
