import { afterAll, expect, it, vi } from 'vitest'

afterAll(() => void vi.unstubAllGlobals())

it('deletes the caches of the worker and itself, and no others', async () => {
  const listeners = new Map<string, (event: object) => void>()
  const deleted: string[] = []
  const unregister = vi.fn(async () => true)
  const skipWaiting = vi.fn(async () => {})
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting,
    registration: { unregister },
  })
  vi.stubGlobal('caches', {
    keys: async () => ['marquee-pages', 'marquee-client-c1', 'serwist-precache-v2-/', 'another'],
    delete: async (name: string) => deleted.push(name),
  })
  await import('./withdrawal.ts')
  const works: Promise<unknown>[] = []
  for (const name of ['install', 'activate'])
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(deleted).toEqual(['marquee-pages', 'marquee-client-c1', 'serwist-precache-v2-/'])
  expect(unregister).toHaveBeenCalledOnce()
})
