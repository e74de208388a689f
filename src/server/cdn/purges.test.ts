import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logTo } from '../probes/server-log.ts'
import { createPurges } from './purges.ts'

const log = logTo('fatal', { write: () => {} })
const COLLECT = 100
const REPEAT = 5_000
const AFTER_FAILURE = 60_000
/** More than the four attempts of one request take. */
const ATTEMPTS = 20_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function purgesWith(responses: readonly (number | 'unreachable')[]) {
  const sent: (readonly string[])[] = []
  const left = [...responses]
  const purges = createPurges({
    batch: 10,
    log,
    async send(keys) {
      sent.push(keys)
      const status = left.shift() ?? 200
      if (status === 'unreachable') throw new TypeError('fetch failed')
      return new Response(null, { status })
    },
  })
  return { purges, sent }
}

it('collects changes that come together, each key once', async () => {
  const { purges, sent } = purgesWith([])
  purges.add(['a', 'b'])
  purges.add(['b', 'c'])
  await vi.advanceTimersByTimeAsync(COLLECT)
  expect(sent).toEqual([['a', 'b', 'c']])
})

it('sends keys once more after a pause, for responses that were under way', async () => {
  const { purges, sent } = purgesWith([])
  purges.add(['a'])
  await vi.advanceTimersByTimeAsync(REPEAT - 1)
  expect(sent).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(AFTER_FAILURE)
  expect(sent).toEqual([['a'], ['a']])
  expect(purges.figures()).toEqual({ purged: 2, failures: 0, pending: 0 })
})

it('tries again after a refusal and without a connection', async () => {
  const { purges, sent } = purgesWith([429, 'unreachable', 500])
  purges.add(['a'])
  const closed = purges.close()
  await vi.advanceTimersByTimeAsync(ATTEMPTS)
  await closed
  expect(sent).toEqual([['a'], ['a'], ['a'], ['a']])
  expect(purges.figures()).toMatchObject({ purged: 1, failures: 0 })
})

it('loses no key in an outage', async () => {
  const { purges, sent } = purgesWith(Array.from({ length: 9 }, () => 503))
  purges.add(['a'])
  await vi.advanceTimersByTimeAsync(4 * AFTER_FAILURE)
  expect(purges.figures()).toMatchObject({ failures: 2, pending: 0 })
  expect(purges.figures().purged).toBeGreaterThan(0)
  expect(new Set(sent.flat())).toEqual(new Set(['a']))
})

it('sends new keys at once while failed ones wait', async () => {
  const { purges, sent } = purgesWith(Array.from({ length: 8 }, () => 503))
  purges.add(['a'])
  await vi.advanceTimersByTimeAsync(2 * ATTEMPTS)
  expect(purges.figures()).toMatchObject({ failures: 2, pending: 1 })
  purges.add(['b'])
  await vi.advanceTimersByTimeAsync(COLLECT)
  expect(sent.at(-1)).toEqual(['a', 'b'])
})

it('does not postpone keys for the changes that follow', async () => {
  const { purges, sent } = purgesWith([])
  purges.add(['a'])
  for (let passed = 0; passed < COLLECT; passed += 10) {
    purges.add(['b'])
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(sent[0]).toContain('a')
})
