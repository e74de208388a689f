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
  const { openKept } = await import('./kept.ts')
  return openKept(async () => isPrivate)
}

test('the browser keeps what is written', async () => {
  const kept = await open(false)
  kept.write('a', '1')
  expect([kept.read('a'), kept.read('b'), store.get('a')]).toEqual(['1', null, '1'])
  kept.remove('a')
  expect([kept.read('a'), store.size]).toEqual([null, 0])
})

test('a private window writes nothing to the browser', async () => {
  const kept = await open(true)
  kept.write('a', '1')
  expect([kept.read('a'), store.size]).toEqual(['1', 0])
  kept.remove('a')
  expect(kept.read('a')).toBeNull()
})

test('where the browser refuses, the page remembers', async () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const kept = await open(false, { getItem: refuse, setItem: refuse, removeItem: refuse })
  kept.write('a', '1')
  expect(kept.read('a')).toBe('1')
  kept.remove('a')
  expect(kept.read('a')).toBeNull()
})
