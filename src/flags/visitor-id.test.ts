import { beforeEach, expect, test, vi } from 'vitest'
import { consent } from '../../config/consent.ts'
import type { ConsentCategory } from '../../config/types.ts'
import type { Kept } from '../storage/kept.ts'
import { createVisitorId } from './visitor-id.ts'
import { VISITOR_STORE } from './visitor-store.ts'

const store = new Map<string, string>()
const kept: Kept = {
  read: (name) => store.get(name) ?? null,
  write: (name, value) => void store.set(name, value),
  remove: (name) => void store.delete(name),
}

function allow(...categories: readonly ConsentCategory[]) {
  const cookie = `${consent.cookie}=${encodeURIComponent(JSON.stringify({ categories, revision: consent.revision }))}`
  vi.stubGlobal('document', { cookie })
}

beforeEach(() => store.clear())

test('there is none before consent, and nothing is kept', () => {
  vi.stubGlobal('document', { cookie: '' })
  expect(createVisitorId(kept).read()).toBeNull()
  allow('functional', 'marketing')
  expect(createVisitorId(kept).read()).toBeNull()
  expect(store.size).toBe(0)
})

test('with consent it is the same on every visit, and another for every visitor', () => {
  allow('statistics')
  const id = createVisitorId(kept).read()
  expect(id).toMatch(/^[a-z0-9]{8,}$/)
  expect(createVisitorId(kept).read()).toBe(id)
  store.clear()
  expect(createVisitorId(kept).read()).not.toBe(id)
})

test('it goes with the consent', () => {
  allow('statistics')
  const visitor = createVisitorId(kept)
  const id = visitor.read()
  visitor.keepOff(['smartBanner'])
  allow('functional')
  visitor.keepOff(['smartBanner'])
  expect([visitor.read(), store.size]).toEqual([null, 0])
  allow('statistics')
  expect(visitor.read()).not.toBe(id)
})

test('what is off for the visitor is remembered with it', () => {
  allow('statistics')
  const visitor = createVisitorId(kept)
  const id = visitor.read()
  visitor.keepOff(['smartBanner'])
  expect(JSON.parse(kept.read(VISITOR_STORE) ?? '')).toEqual({ id, off: ['smartBanner'] })
  expect(visitor.read()).toBe(id)
})

test.each(['', 'nonsense', 'null', '{"id":7,"off":[]}', '{"id":"","off":[]}', '{"id":"a"}'])('%j that was kept is nobody', (text) => {
  allow('statistics')
  store.set(VISITOR_STORE, text)
  expect(createVisitorId(kept).read()).toMatch(/^[a-z0-9]{8,}$/)
})
