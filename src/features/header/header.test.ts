import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from './header.ts'

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
