import { NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { expect, test } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { createHttpSource } from '../../api/http.ts'
import type { Source } from '../../api/source.ts'
import { connectSources } from '../../page-kit/sources.server.ts'
import { siteItems } from './site-items.server.ts'

function sourceThatRejects(error: Error): void {
  const source: Source = { read: () => Promise.reject(error) }
  connectSources(Object.fromEntries(siteIds.map((site) => [site, source])))
}

test('omits the pages of an unknown call, and rejects if the source fails', async () => {
  sourceThatRejects(new NotFoundError('events'))
  for (const kind of ['season', 'newsItem', 'offer', 'experience', 'helpArticle', 'information'] as const) {
    expect(await siteItems.slugs('nl', kind, 'nl'), kind).toEqual([])
  }
  sourceThatRejects(new UnavailableError('events'))
  await expect(siteItems.slugs('nl', 'season', 'nl')).rejects.toThrow('events')
})

test('cannot tell whether an item exists while the source fails', async () => {
  sourceThatRejects(new UnavailableError('news'))
  expect(await siteItems.exists('fr', 'newsItem', 'fr', 'autumn', Infinity)).toBeUndefined()
})

/** Rejects all other paths. */
function sourceWith(responses: Readonly<Record<string, unknown>>): void {
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const response = responses[pathname.replace('/api/', '')]
    return response === undefined ? new Response(null, { status: 404 }) : Response.json(response)
  }
  const source = createHttpSource({ site: 'fr', baseUrl: 'https://api.example/', fetch, log: () => {} })
  connectSources(Object.fromEntries(siteIds.map((site) => [site, source])))
}

const renamed = { slug: 'old', title: 'A title', redirectSlug: 'new' }

test.each([
  ['season', 'events', 'event/old', { type: 'season' }],
  ['offer', 'news-offers', 'offer/old', { type: 'offer' }],
  ['newsItem', 'news', 'news/old', { type: 'news' }],
  ['experience', 'gpxp', 'gpxp/old', {}],
  ['experienceArticle', 'gpxp', 'article/old', { type: 'experience' }],
  ['experienceGroup', 'gpxp', 'experience-group/old', {}],
  ['information', 'master-template/pages', 'master-template/page/old', { header: { title: 'Head' } }],
  ['show', 'shows', 'show/old', {}],
  ['entertainment', 'shows', 'show/old', {}],
] as const)(
  '%s: a former address exists, an unknown address does not',
  async (kind, list, detail, fields) => {
    const lists = { 'news-offers': [], 'offers/promotion': [], news: [], [list]: [] }
    sourceWith({ ...lists, [detail]: { ...renamed, ...fields } })
    expect(await siteItems.exists('fr', kind, 'fr', 'old', Infinity)).toBe(true)
    expect(await siteItems.exists('fr', kind, 'fr', 'older', Infinity)).toBe(false)
  },
)

test('an item outside all lists exists only if it has moved', async () => {
  sourceWith({ news: [], 'news/old': { ...renamed, type: 'news', redirectSlug: null } })
  expect(await siteItems.exists('fr', 'newsItem', 'fr', 'old', Infinity)).toBe(false)
})
