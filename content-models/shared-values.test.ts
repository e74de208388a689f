import { expect, it } from 'vitest'
import { createPool, createTextSharing } from './shared-values.ts'

it('returns the first of equal values', () => {
  const share = createPool<{ readonly date: string; readonly tags: readonly string[] }>(({ date, tags }) => [
    date,
    tags,
  ])
  const first = share({ date: '2026-11-20', tags: ['vost'] })
  expect(share({ date: '2026-11-20', tags: ['vost'] })).toBe(first)
  expect(share({ date: '2026-11-21', tags: ['vost'] })).not.toBe(first)
})

it('does not grow without a bound', () => {
  const share = createPool<{ readonly number: number }>(({ number }) => [number])
  const first = share({ number: 0 })
  for (let number = 1; number <= 20_000; number += 1) share({ number })
  expect(share({ number: 0 })).not.toBe(first)
  expect(share({ number: 0 })).toEqual(first)
})

const days = () => ({ shows: [{ date: '2026-11-20', tags: ['vost', 'pmr'], order: 1 }], labels: ['vost'] })

it('makes equal lists of texts one, at any depth, in all models', () => {
  const share = createTextSharing()
  const [first, second] = [share(days()), share(days())]
  expect(second).toEqual(days())
  expect(second.shows[0]?.tags).toBe(first.shows[0]?.tags)
  expect(second.labels).toBe(first.labels)
  expect(second.shows).not.toBe(first.shows)
})

it('leaves what must not change, lists of other values and long texts as they are', () => {
  const share = createTextSharing()
  const model = { fixed: Object.freeze({ slug: 'a' }), orders: [3, null], text: 'x'.repeat(9_000) }
  expect(share({ ...model })).toEqual(model)
  expect(share(null)).toBeNull()
})

it('shares anew once it holds as many as it may', () => {
  const share = createTextSharing()
  const first = share(['vost'])
  share({ numbers: Array.from({ length: 60_000 }, (_, number) => [String(number)]) })
  expect(share(['vost'])).not.toBe(first)
})
