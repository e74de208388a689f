import { expect, test } from 'vitest'
import { siteIds } from '../../config/sites.ts'
import { NotFoundError, UnavailableError } from '../api/errors.ts'
import type { Source } from '../api/source.ts'
import { programme } from './programme.server.ts'
import { connectSources } from './sources.server.ts'

function sourceThatRejects(error: Error): void {
  const source: Source = { read: () => Promise.reject(error) }
  connectSources(Object.fromEntries(siteIds.map((site) => [site, source])))
}

test('a source that does not know a call has none of its pages; one that fails does not empty the sitemap', async () => {
  sourceThatRejects(new NotFoundError('events'))
  for (const kind of ['season', 'newsItem', 'offer', 'experience', 'helpArticle', 'information'] as const) {
    expect(await programme.slugs('nl', kind, 'nl'), kind).toEqual([])
  }
  sourceThatRejects(new UnavailableError('events'))
  await expect(programme.slugs('nl', 'season', 'nl')).rejects.toThrow('events')
})
