import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('calls at once, then at most once per pause, and once after a burst', () => {
  const call = vi.fn()
  const { run } = throttle(call, 200)
  for (let at = 0; at < 450; at += 50) {
    run()
    vi.advanceTimersByTime(50)
  }
  expect(call).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1_000)
  expect(call).toHaveBeenCalledTimes(4)
})

test('a single call is not repeated', () => {
  const call = vi.fn()
  throttle(call, 200).run()
  vi.advanceTimersByTime(1_000)
  expect(call).toHaveBeenCalledTimes(1)
})

test('does not call after stop', () => {
  const call = vi.fn()
  const { run, stop } = throttle(call, 200)
  run()
  run()
  stop()
  vi.advanceTimersByTime(1_000)
  expect(call).toHaveBeenCalledTimes(1)
})
