import { expect, test, vi } from 'vitest'
import { problemsOf, triedDependency } from './dependencies.ts'

test('a failing dependency is reported with the time of its first failure, until it works again', async () => {
  let now = Date.parse('2026-11-26T06:00:00Z')
  let works = false
  const database = triedDependency(
    'database',
    async () => {
      if (!works) throw new Error('password authentication failed for user "marquee"')
      return true
    },
    () => now,
  )
  const first = { name: 'database', isNeeded: true, since: '2026-11-26T06:00:00.000Z' }
  expect(await problemsOf([database])).toEqual([first])
  now += 60_000
  expect(await problemsOf([database])).toEqual([first])
  works = true
  expect(await problemsOf([database])).toEqual([])
  works = false
  expect(await problemsOf([database])).toEqual([{ ...first, since: '2026-11-26T06:01:00.000Z' }])
})

test('one that the process can do without is reported as such', async () => {
  const disk = triedDependency(
    'disk',
    async () => false,
    () => 0,
    false,
  )
  expect(await problemsOf([disk])).toMatchObject([{ name: 'disk', isNeeded: false }])
})

test('a dependency that does not respond within two seconds fails', async () => {
  vi.useFakeTimers()
  try {
    const found = problemsOf([
      triedDependency(
        'database',
        () => new Promise(() => {}),
        () => 0,
      ),
    ])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await found).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
