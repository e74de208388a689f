import { NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { describe, expect, it } from 'vitest'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { createKnownShows } from './known-shows.ts'
import type { Source } from './source.ts'

const reading = (read: (path: string, language: string) => unknown) =>
  createKnownShows(
    Object.fromEntries(
      siteIds.map((site) => [
        site,
        {
          read: async (call: { readonly path: string }, params: Record<string, string>) => ({
            model: read(call.path.replace('{slug}', params.slug ?? ''), params.language ?? ''),
          }),
        },
      ]),
    ) as unknown as Record<SiteId, Source>,
    () => Infinity,
  )
const missing = () => {
  throw new NotFoundError('not found')
}

describe('known shows', () => {
  it('lists those of all languages of the site', async () => {
    const shows = reading((_, language) => [{ slug: `film-${language}` }, { slug: 'dune' }])
    expect([...(await shows.listed('ch'))].toSorted()).toEqual(
      ['dune', ...sites.ch.languages.map((language) => `film-${language}`)].toSorted(),
    )
  })

  it('lists none if the source has no list', async () => {
    expect((await reading(missing).listed('fr')).size).toBe(0)
  })

  it('finds a page in one of the languages', async () => {
    const shows = reading((path, language) => (path === 'show/dune' && language === 'de' ? {} : missing()))
    expect([await shows.exists('ch', 'dune'), await shows.exists('ch', 'wolf')]).toEqual([true, false])
  })

  it('fails if the content cannot be read', async () => {
    const shows = reading(() => {
      throw new UnavailableError('down')
    })
    await expect(shows.listed('fr')).rejects.toBeInstanceOf(UnavailableError)
    await expect(shows.exists('fr', 'dune')).rejects.toBeInstanceOf(UnavailableError)
  })
})
