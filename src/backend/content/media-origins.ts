import { type SiteId, siteIds } from '../../../config/sites.ts'
import type { ContentStore } from './store/content-store.ts'

/** Origins outside the site that its pictures come from, as imports have noted them. */
export async function readOrigins(store: ContentStore): Promise<Map<SiteId, readonly string[]>> {
  const found = await Promise.all(
    siteIds.map(async (site) => {
      const sources = await store.site(site).items.sources()
      const notes = await Promise.all(sources.map((source) => store.note(originsNote(site, source))))
      return [site, [...new Set(notes.flatMap((note) => note?.split(' ').filter(Boolean) ?? []))]] as const
    }),
  )
  return new Map(found)
}

export const originsNote = (site: SiteId, source: string): string => `media-origins:${site}:${source}`
