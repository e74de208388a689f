import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRolling } from './rolling.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T22:58:30Z') }))
afterEach(() => void vi.useRealTimers())

test('rolls just after midnight of a site, continues after a failure, and stops on request', async () => {
  const rolled: string[] = []
  const errors: unknown[] = []
  const timer = startRolling({
    clock: Date.now,
    onError: (error) => errors.push(error),
    async roll(now) {
      rolled.push(new Date(now).toISOString())
      if (rolled.length === 1) throw new Error('once')
    },
  })
  await vi.advanceTimersByTimeAsync(61_000)
  expect([rolled, errors.length]).toEqual([['2026-11-20T22:59:30.000Z'], 1])
  await vi.advanceTimersByTimeAsync(30_000)
  // Midnight in Paris.
  expect(rolled[1]).toBe('2026-11-20T23:00:00.050Z')
  timer.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(rolled).toHaveLength(2)
})
