import { afterEach, expect, test, vi } from 'vitest'

const store = new Map<string, string>()

vi.mock('../../storage/private-mode.ts', () => ({ isPrivateMode: async () => isPrivate }))
let isPrivate = false

afterEach(() => {
  store.clear()
  isPrivate = false
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function open() {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  })
  return import('./search-history.ts')
}

const heron = { title: 'The heron', subtitle: 'Drama · 1h58', url: '/films/heron', route: '/films/heron' }
const outside = { title: 'At home', subtitle: null, url: 'https://video.example/heron', route: null }

test('reads the saved history', async () => {
  const { saveSearchHistory, readSearchHistory } = await open()
  expect(await readSearchHistory()).toEqual([])
  await saveSearchHistory([heron, outside])
  expect(await readSearchHistory()).toEqual([heron, outside])
  expect([...store.keys()]).toEqual(['search-history'])
})

test('in a private window the history stays in memory', async () => {
  isPrivate = true
  const { saveSearchHistory, readSearchHistory } = await open()
  await saveSearchHistory([heron])
  expect([await readSearchHistory(), store.size]).toEqual([[heron], 0])
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['a number', '3'],
])('%s is an empty history', async (_, stored) => {
  store.set('search-history', stored)
  expect(await (await open()).readSearchHistory()).toEqual([])
})

test('invalid items are left out, among them links without an address', async () => {
  const script = { ...heron, url: 'javascript:alert(1)' }
  const elsewhere = { ...heron, url: '//elsewhere.example' }
  store.set(
    'search-history',
    JSON.stringify([script, elsewhere, null, 'heron', { title: '' }, { ...heron, title: '' }, outside]),
  )
  expect(await (await open()).readSearchHistory()).toEqual([outside])
})
