import { beforeEach, expect, test, vi } from 'vitest'
import { consent } from '#config/consent.ts'
import type { ConsentCategory } from '#config/types.ts'
import type { PersistedStore } from '../../storage/persisted-store.ts'
import { VISITOR_STORE } from '../../storage/visitor-store.ts'
import { createVisitorId } from './visitor-id.ts'

const store = new Map<string, string>()
const persisted: PersistedStore = {
  read: (name) => store.get(name) ?? null,
  write: (name, value) => void store.set(name, value),
  remove: (name) => void store.delete(name),
}

function allow(...categories: readonly ConsentCategory[]) {
  const cookie = `${consent.cookie}=${encodeURIComponent(JSON.stringify({ categories, revision: consent.revision }))}`
  vi.stubGlobal('document', { cookie })
}

beforeEach(() => store.clear())

test('does not exist before consent, and nothing is stored', () => {
  vi.stubGlobal('document', { cookie: '' })
  expect(createVisitorId(persisted).read()).toBeNull()
  allow('functional', 'marketing')
  expect(createVisitorId(persisted).read()).toBeNull()
  expect(store.size).toBe(0)
})

test('with consent it is the same on every visit, and unique per visitor', () => {
  allow('statistics')
  const id = createVisitorId(persisted).read()
  expect(id).toMatch(/^[a-z0-9]{8,}$/)
  expect(createVisitorId(persisted).read()).toBe(id)
  store.clear()
  expect(createVisitorId(persisted).read()).not.toBe(id)
})

test('is deleted with the consent', () => {
  allow('statistics')
  const visitor = createVisitorId(persisted)
  const id = visitor.read()
  visitor.saveOff(['smartBanner'])
  allow('functional')
  visitor.saveOff(['smartBanner'])
  expect([visitor.read(), store.size]).toEqual([null, 0])
  allow('statistics')
  expect(visitor.read()).not.toBe(id)
})

test('flags that are off for the visitor are saved with it', () => {
  allow('statistics')
  const visitor = createVisitorId(persisted)
  const id = visitor.read()
  visitor.saveOff(['smartBanner'])
  expect(JSON.parse(persisted.read(VISITOR_STORE) ?? '')).toEqual({ id, off: ['smartBanner'] })
  expect(visitor.read()).toBe(id)
})

test.each(['', 'nonsense', 'null', '{"id":7,"off":[]}', '{"id":"","off":[]}', '{"id":"a"}'])(
  'stored %j is invalid',
  (text) => {
    allow('statistics')
    store.set(VISITOR_STORE, text)
    expect(createVisitorId(persisted).read()).toMatch(/^[a-z0-9]{8,}$/)
  },
)
