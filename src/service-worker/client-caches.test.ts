import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { clientCache, deleteClientCaches, storedTickets } from './client-caches.ts'

const names = ['marquee-pages', clientCache('c1'), clientCache('c2')]
const deleted: string[] = []

beforeAll(() => {
  vi.stubGlobal('caches', {
    keys: async () => names,
    delete: async (name: string) => deleted.push(name),
    open: async (name: string) => ({ match: async () => Response.json([name]) }),
  })
})
afterAll(() => void vi.unstubAllGlobals())

afterEach(() => void deleted.splice(0))

it('deletes what is stored for other clients', async () => {
  await deleteClientCaches('c1')
  expect(deleted).toEqual([clientCache('c2')])
})

it('deletes what is stored for any client at the sign-out', async () => {
  await deleteClientCaches()
  expect(deleted).toEqual([clientCache('c1'), clientCache('c2')])
})

it('reads the tickets', async () => {
  expect(await storedTickets()).toEqual([clientCache('c1')])
})
