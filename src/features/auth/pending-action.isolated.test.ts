import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSignIn, dropPending, type Intention, requestAction, runPending } from './pending-action.ts'
import { readIntention } from './stored-intention.ts'

vi.mock('./pending-kinds.ts', () => ({
  pendingKinds: { wishlist: async () => (intention: Intention) => void done.push(intention) },
}))

const store = new Map<string, string>()
const browser = {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
  removeItem: (name: string) => void store.delete(name),
}
const refuse = () => {
  throw new Error('denied')
}

const done: Intention[] = []
const intention = { kind: 'wishlist', slug: 'heron' } as const

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  vi.stubGlobal('sessionStorage', browser)
})

afterEach(() => {
  requestAction(null)
  dropPending()
  store.clear()
  done.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The page after a round trip to the provider: memory is empty. */
const otherPage = async () => {
  vi.resetModules()
  return import('./pending-action.ts')
}

test('runs once after signing in, in the requesting page', async () => {
  const proceed = vi.fn<() => void>()
  requestAction({ proceed, intention })
  beginSignIn(true)
  await runPending()
  await runPending()
  expect([proceed.mock.calls.length, done, store.size]).toEqual([1, [], 0])
})

test('runs once on another page, by its kind', async () => {
  requestAction({ proceed: () => {}, intention: { kind: 'wishlist', slug: 'heron', value: 'liked' } })
  beginSignIn(true)
  const page = await otherPage()
  await page.runPending()
  await page.runPending()
  expect([done, store.size]).toEqual([[{ kind: 'wishlist', slug: 'heron', value: 'liked' }], 0])
})

test('is not saved for another page without plain data', async () => {
  requestAction({ proceed: () => {} })
  beginSignIn(true)
  expect(store.size).toBe(0)
})

test('a sign-in without an action drops an earlier action', async () => {
  const proceed = vi.fn<() => void>()
  requestAction({ proceed, intention })
  beginSignIn(true)
  beginSignIn(false)
  await runPending()
  expect([proceed.mock.calls.length, store.size]).toEqual([0, 0])
})

test('is dropped if the modal is closed without signing in', async () => {
  const proceed = vi.fn<() => void>()
  requestAction({ proceed })
  requestAction(null)
  beginSignIn(true)
  await runPending()
  expect(proceed).not.toHaveBeenCalled()
})

test('expires after a quarter of an hour, on this and on another page', async () => {
  const proceed = vi.fn<() => void>()
  requestAction({ proceed, intention })
  beginSignIn(true)
  const stored = store.get('marquee.pending') ?? ''
  vi.advanceTimersByTime(15 * 60_000 + 1)
  await runPending()
  store.set('marquee.pending', stored)
  await (await otherPage()).runPending()
  expect([proceed.mock.calls.length, done, store.size]).toEqual([0, [], 0])
})

test('stays in memory without storage', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const proceed = vi.fn<() => void>()
  requestAction({ proceed, intention })
  beginSignIn(true)
  await runPending()
  expect(proceed).toHaveBeenCalledOnce()
})

test('a kind without a handler is ignored', async () => {
  requestAction({ proceed: () => {}, intention: { kind: 'rating', slug: 'heron' } })
  beginSignIn(true)
  await expect((await otherPage()).runPending()).resolves.toBeUndefined()
})

const at = 1_000_000
test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another kind', JSON.stringify({ kind: 'logout', slug: 'a', at })],
  ['no slug', JSON.stringify({ kind: 'wishlist', at })],
  ['a path as slug', JSON.stringify({ kind: 'wishlist', slug: '../a', at })],
  ['a long slug', JSON.stringify({ kind: 'wishlist', slug: 'a'.repeat(201), at })],
  ['more than we keep', JSON.stringify({ kind: 'wishlist', slug: 'a', at, run: 'alert(1)' })],
  ['no time', JSON.stringify({ kind: 'wishlist', slug: 'a' })],
  ['a time to come', JSON.stringify({ kind: 'wishlist', slug: 'a', at: at + 1 })],
])('%s is not an intention', (_, stored) => {
  expect(readIntention(stored, at)).toBeNull()
})
