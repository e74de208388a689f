import { beforeEach, expect, test, vi } from 'vitest'
import { consent } from '#config/consent.ts'
import type { ConsentCategory } from '#config/types.ts'
import type { FeatureResult } from '../../api/feature-results.ts'
import { createFeatureResults } from './feature-results.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-20T11:00:00Z')

let stored: Map<string, string>
let now: number
let sent: FeatureResult[]
let fails: boolean

function allow(...categories: readonly ConsentCategory[]) {
  const cookie = `${consent.cookie}=${encodeURIComponent(JSON.stringify({ categories, revision: consent.revision }))}`
  vi.stubGlobal('document', { cookie })
}

beforeEach(() => {
  stored = new Map()
  now = START
  sent = []
  fails = false
  allow('statistics')
})

/** Each call is another page, which remembers only what is stored. */
const results = () =>
  createFeatureResults({
    store: {
      read: (name) => stored.get(name) ?? null,
      write: (name, value) => void stored.set(name, value),
      remove: (name) => void stored.delete(name),
    },
    async send(result) {
      if (fails) throw new Error('offline')
      sent.push(result)
      return new Date(now).toISOString().slice(0, 10)
    },
    clock: () => now,
  })
const seen = (arm = 'seats') => results().seen('smartBanner', arm, 'fr')
const book = () => results().reached('booking', 'fr')
const view = { flag: 'smartBanner', arm: 'seats', language: 'fr', reached: null }

test('without consent nothing is sent or stored', async () => {
  allow('functional', 'marketing')
  await seen()
  await book()
  expect([sent, stored.size]).toEqual([[], 0])
})

test('counts a visitor once in seven days, on every page and at once', async () => {
  const here = results()
  await Promise.all([here.seen('smartBanner', 'seats', 'fr'), here.seen('smartBanner', 'seats', 'fr')])
  await seen()
  now += 6 * DAY
  await seen()
  expect(sent).toEqual([view])
  now += 2 * DAY
  await seen()
  expect(sent).toEqual([view, view])
})

test('counts a visitor again who gets another variant', async () => {
  await seen()
  await seen('off')
  expect(sent).toEqual([view, { ...view, arm: 'off' }])
})

test('counts each goal once, on the day of the view, and only for visitors who were counted', async () => {
  await book()
  await seen()
  now += 2 * DAY
  await book()
  await book()
  await results().reached('app', 'nl')
  const reached = { goal: 'booking', day: '2026-11-20' }
  expect(sent).toEqual([
    view,
    { ...view, reached },
    { ...view, language: 'nl', reached: { ...reached, goal: 'app' } },
  ])
  now += 6 * DAY
  await results().reached('promotion', 'fr')
  expect(sent).toHaveLength(3)
})

test('a view that was not counted is sent again, and has no goals', async () => {
  fails = true
  await seen()
  await book()
  expect(stored.size).toBe(0)
  fails = false
  await seen()
  expect(sent).toEqual([view])
})

test('writes nothing if consent was withdrawn while the report was sent', async () => {
  const sending = seen()
  allow('functional')
  await sending
  expect(stored.size).toBe(0)
})

test.each([
  '',
  'null',
  '7',
  '{"smartBanner":7}',
  '{"smartBanner":{"arm":"seats","day":"x","goals":["rich"]}}',
])('stored %j counts as nothing', async (text) => {
  stored.set('feature-results', text)
  await seen()
  expect(sent).toEqual([view])
})
