import type { Kysely } from 'kysely'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { ContentStore } from './store/content-store.ts'
import type { ContentTables } from './store/content-tables.ts'

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

export async function noteOrigins(
  db: Kysely<ContentTables>,
  site: SiteId,
  source: string,
  values: readonly unknown[],
): Promise<void> {
  const origins = pictureOrigins(values)
  if (origins.length === 0) return
  const name = originsNote(site, source)
  const known =
    (await db.selectFrom('notes').where('name', '=', name).select('value').executeTakeFirst())?.value.split(
      ' ',
    ) ?? []
  const value = [...new Set([...known, ...origins])].sort().join(' ')
  await db
    .insertInto('notes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const pictureField = /poster|background|backdrop|image|picture|logo|snapshot|thumbnail|^img$/i

/** Origins for the site's content security policy. */
export function pictureOrigins(values: Iterable<unknown>): string[] {
  const origins = new Set<string>()
  for (const value of values) gather(value, false, origins)
  return [...origins].sort()
}

function gather(value: unknown, isPicture: boolean, origins: Set<string>): void {
  if (typeof value === 'string') {
    if (isPicture && /^https?:\/\//i.test(value) && URL.canParse(value)) origins.add(new URL(value).origin)
  } else if (Array.isArray(value)) {
    for (const inner of value) gather(inner, isPicture, origins)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value))
      gather(inner, isPicture || pictureField.test(field), origins)
  }
}
