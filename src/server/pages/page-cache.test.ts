import { describe, expect, test } from 'vitest'
import { createPageCache, type PageEntry } from './page-cache.ts'

const entry = (bytes: number, status = 200, tags: string[] = []): PageEntry => ({
  decided: [],
  site: 'fr',
  status,
  page: { bytes, respond: () => ({ status, headers: [], body: undefined, refusal: undefined }) },
  tags: new Set(tags),
  freshUntil: 1,
  staleUntil: 2,
  usableUntil: 3,
  failing: false,
})

describe('the page cache', () => {
  test('does not exceed its size', () => {
    const cache = createPageCache(1_000_000)
    for (let index = 0; index < 500; index += 1) cache.set(`/films/${index}`, false, entry(10_000))
    expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000)
    expect(cache.get('/films/499', false)).toBeDefined()
    expect(cache.get('/films/0', false)).toBeUndefined()
  })

  test('counts the tags of a page, of which a list has hundreds', () => {
    const [one, many] = [createPageCache(1_000_000), createPageCache(1_000_000)]
    one.set('/films', false, entry(10_000))
    const tags = Array.from({ length: 900 }, (_, index) => `show:the-film-number-${index}`)
    many.set('/films', false, entry(10_000, 200, tags))
    expect(many.size().bytes - one.size().bytes).toBeGreaterThan(tags.join('').length + 900 * 40)
  })

  test('retains plain pages despite many 404 pages and filtered pages', () => {
    const cache = createPageCache(1_000_000)
    cache.set('/films', false, entry(10_000))
    for (let index = 0; index < 5_000; index += 1) {
      cache.set(`/none/${index}`, false, entry(5_000, 404))
      cache.set(`/films/filters/tags-${index}`, true, entry(5_000))
    }
    expect(cache.get('/films', false)).toBeDefined()
    expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000)
  })

  test('a 404 replaces a cached page, and the other way round', () => {
    const cache = createPageCache(1_000_000)
    cache.set('/films/a', false, entry(1))
    cache.set('/films/a', false, entry(1, 404))
    expect(cache.get('/films/a', false)?.status).toBe(404)
    cache.set('/films/a', false, entry(1))
    expect(cache.get('/films/a', false)?.status).toBe(200)
    expect(cache.size().entries).toBe(1)
  })

  test('does not cache an entry above the limit for one entry', () => {
    const cache = createPageCache(10_000)
    cache.set('/huge', false, entry(1_000_000))
    expect(cache.size().entries).toBe(0)
  })
})
