import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a burst results in one call', () => {
  const call = vi.fn()
  const { run } = debounce(call, 150)
  run()
  vi.advanceTimersByTime(149)
  run()
  vi.advanceTimersByTime(149)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_000)
  expect(call).toHaveBeenCalledOnce()
})

test('a stopped call does not run', () => {
  const call = vi.fn()
  const { run, stop } = debounce(call, 150)
  run()
  stop()
  vi.advanceTimersByTime(1_000)
  expect(call).not.toHaveBeenCalled()
})
