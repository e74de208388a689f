import { beforeEach, expect, test } from 'vitest'
import { memoryStore } from './rate-limiter.fixture.ts'
import {
  attemptAt,
  createRateLimiter,
  type RateLimiter,
  type RateLimitStore,
  rateLimitRefusals,
  reserveIn,
} from './rate-limiter.ts'

const START = Date.parse('2026-11-20T11:00:00Z')
const limit = { most: 2, minutes: 1 }
const of = (who: string) => attemptAt('test', limit, who)

let now: number
let store: RateLimitStore
let limiter: RateLimiter
let other: RateLimiter

beforeEach(async () => {
  now = START
  store = await memoryStore()
  limiter = createRateLimiter(store, () => now)
  other = createRateLimiter(store, () => now)
})

test('limits the attempts of a window, which begins with the first', async () => {
  expect(await limiter.take(of('a'))).toBeUndefined()
  now += 30_000
  expect(await limiter.take(of('a'))).toBeUndefined()
  expect(await limiter.take(of('a'))).toEqual({ name: 'test', seconds: 30 })
  expect(await limiter.take(of('b'))).toBeUndefined()
  now += 30_000
  expect(await limiter.take(of('a'))).toBeUndefined()
})

test('counts under all limits or under none', async () => {
  const wide = attemptAt('wide', { most: 3, minutes: 1 }, 'all')
  for (const who of ['a', 'a', 'a', 'a']) await limiter.take(of(who), wide)
  expect(await limiter.take(of('b'), wide)).toBeUndefined()
  expect(await limiter.take(of('b'), wide)).toEqual({ name: 'wide', seconds: 60 })
  expect(await limiter.take(of('b'))).toBeUndefined()
})

test('allows as many attempts at once as in turn, in two processes', async () => {
  const taken = await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index % 2 ? limiter : other).take(of('a'), of(`${index}`))),
  )
  expect(taken.filter((refusal) => refusal === undefined)).toHaveLength(2)
})

test('an attempt that was given back can be made again, at once', async () => {
  await limiter.take(of('a'))
  await limiter.take(of('a'))
  expect(await limiter.take(of('a'))).toBeDefined()
  await limiter.giveBack(of('a'))
  expect(await limiter.take(of('a'))).toBeUndefined()
  expect(await limiter.take(of('a'))).toBeDefined()
  await limiter.clear(of('a'))
  expect(await limiter.take(of('a'))).toBeUndefined()
  expect(await limiter.take(of('a'))).toBeUndefined()
})

test('notices within two seconds what another process gave back', async () => {
  for (const _ of [1, 2, 3]) await limiter.take(of('a'))
  await other.giveBack(of('a'))
  expect(await limiter.take(of('a'))).toBeDefined()
  now += 2_000
  expect(await limiter.take(of('a'))).toBeUndefined()
})

test('counts refusals by the name of the limit', async () => {
  const before = rateLimitRefusals().get('test') ?? 0
  for (const _ of [1, 2, 3, 4]) await limiter.take(of('a'))
  expect(rateLimitRefusals().get('test')).toBe(before + 2)
})

test('keys reveal nobody', () => {
  expect(of('203.0.113.7').key).not.toContain('203')
})

test('work that waits gets the first window with room', async () => {
  const reserve = () => reserveIn(store.db, of('a'), now / 1_000)
  const waits = []
  for (let count = 0; count < 5; count += 1) waits.push(await reserve())
  expect(waits).toEqual([0, 0, 60, 60, 120])
  now += 90_000
  expect([await reserve(), await reserve()]).toEqual([30, 90])
  now += 300_000
  expect(await reserve()).toBe(0)
})
