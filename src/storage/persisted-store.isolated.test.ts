import { afterEach, expect, test, vi } from 'vitest'

const store = new Map<string, string>()
const browser = {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
  removeItem: (name: string) => void store.delete(name),
}

afterEach(() => {
  store.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function open(isPrivate: boolean, localStorage: object = browser) {
  vi.stubGlobal('localStorage', localStorage)
  const { openPersistedStore } = await import('./persisted-store.ts')
  return openPersistedStore(async () => isPrivate)
}

test('values are stored in the browser', async () => {
  const persisted = await open(false)
  persisted.write('a', '1')
  expect([persisted.read('a'), persisted.read('b'), store.get('a')]).toEqual(['1', null, '1'])
  persisted.remove('a')
  expect([persisted.read('a'), store.size]).toEqual([null, 0])
})

test('a private window stores nothing in the browser', async () => {
  const persisted = await open(true)
  persisted.write('a', '1')
  expect([persisted.read('a'), store.size]).toEqual(['1', 0])
  persisted.remove('a')
  expect(persisted.read('a')).toBeNull()
})

test('stays in memory if the browser refuses', async () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const persisted = await open(false, { getItem: refuse, setItem: refuse, removeItem: refuse })
  persisted.write('a', '1')
  expect(persisted.read('a')).toBe('1')
  persisted.remove('a')
  expect(persisted.read('a')).toBeNull()
})
