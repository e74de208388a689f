import { expect, it } from 'vitest'
import { createPool } from './shared-values.ts'

it('returns the first of equal values', () => {
  const share = createPool<{ readonly date: string; readonly tags: readonly string[] }>()
  const first = share({ date: '2026-11-20', tags: ['vost'] })
  expect(share({ date: '2026-11-20', tags: ['vost'] })).toBe(first)
  expect(share({ date: '2026-11-21', tags: ['vost'] })).not.toBe(first)
})

it('does not grow without a bound', () => {
  const share = createPool<{ readonly number: number }>()
  const first = share({ number: 0 })
  for (let number = 1; number <= 20_000; number += 1) share({ number })
  expect(share({ number: 0 })).not.toBe(first)
  expect(share({ number: 0 })).toEqual(first)
})
