import { describe, expect, test } from 'vitest'
import { createPageCache, type PageEntry } from './page-cache.ts'

const entry = (bytes: number, status = 200, tags: string[] = []): PageEntry => ({
  site: 'fr',
  status,
  page: { bytes, respond: () => ({ status, headers: [], body: undefined }) },
  tags: new Set(tags),
  freshUntil: 1,
  staleUntil: 2,
  usableUntil: 3,
  failing: false,
})

describe('the page cache', () => {
  test('holds no more bytes than it may', () => {
    const cache = createPageCache(1_000_000)
    for (let index = 0; index < 500; index += 1) cache.set(`/films/${index}`, false, entry(10_000))
    expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000)
    expect(cache.get('/films/499', false)).toBeDefined()
    expect(cache.get('/films/0', false)).toBeUndefined()
  })

  test('keeps the plain pages however many wrong addresses and filters are asked for', () => {
    const cache = createPageCache(1_000_000)
    cache.set('/films', false, entry(10_000))
    for (let index = 0; index < 5_000; index += 1) {
      cache.set(`/none/${index}`, false, entry(5_000, 404))
      cache.set(`/films/filters/tags-${index}`, true, entry(5_000))
    }
    expect(cache.get('/films', false)).toBeDefined()
    expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000)
  })

  test('a page that is gone replaces the page that was there, and the other way round', () => {
    const cache = createPageCache(1_000_000)
    cache.set('/films/a', false, entry(1))
    cache.set('/films/a', false, entry(1, 404))
    expect(cache.get('/films/a', false)?.status).toBe(404)
    cache.set('/films/a', false, entry(1))
    expect(cache.get('/films/a', false)?.status).toBe(200)
    expect(cache.size().entries).toBe(1)
  })

  test('a purge ends the time of the entries with that tag only', () => {
    const cache = createPageCache(1_000_000)
    cache.set('/a', false, entry(1, 200, ['shows', 'cinema:rex']))
    cache.set('/b', true, entry(1, 200, ['cinemas']))
    expect(cache.purge(new Set(['cinema:rex', 'none']))).toBe(1)
    expect(cache.get('/a', false)).toMatchObject({ freshUntil: 0, staleUntil: 0, usableUntil: 3 })
    expect(cache.get('/b', true)).toMatchObject({ freshUntil: 1 })
  })

  test('an entry that is larger than its whole share is not kept', () => {
    const cache = createPageCache(10_000)
    cache.set('/huge', false, entry(1_000_000))
    expect(cache.size().entries).toBe(0)
  })
})
