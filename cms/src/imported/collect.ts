import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { type Cinema, toCinemas, wireCinemas } from '#models/cinema.ts'
import { type Show, toShows, wireShows } from '#models/show.ts'
import { type Translations, toSlugTable, wireSlugTable } from '#models/slugs.ts'
import type { ImportedKind, ImportedRecord } from './imported-records.ts'
import type { SiteApi } from './site-api.ts'

const MOST = 5_000

/** The fields of an item in one language of a list. */
type Listed = Pick<ImportedRecord, 'name' | 'picture' | 'releaseDate' | 'city'>

type Lists = ReadonlyMap<Language, ReadonlyMap<string, Listed>>

const showListed = (show: Show): Listed => ({
  name: show.title,
  picture: show.poster?.md ?? null,
  releaseDate: show.releaseDate,
  city: null,
})
const cinemaListed = (cinema: Cinema): Listed => ({
  name: cinema.name,
  picture: cinema.backdrop?.md ?? null,
  releaseDate: null,
  city: cinema.citySlug,
})

async function listOf(
  api: SiteApi,
  site: SiteId,
  kind: ImportedKind,
  language: Language,
): Promise<ReadonlyMap<string, Listed>> {
  if (kind === 'show')
    return new Map(
      toShows(await api.get(site, 'shows', language, wireShows)).map((show) => [show.slug, showListed(show)]),
    )
  return new Map(
    toCinemas(await api.get(site, 'cinemas', language, wireCinemas)).map((cinema) => [
      cinema.slug,
      cinemaListed(cinema),
    ]),
  )
}

/** A source without a table of slugs: equal slugs of two languages belong to one item. */
function tableFrom(lists: Lists): Translations[] {
  const bySlug = new Map<string, Record<string, string>>()
  for (const [language, list] of lists) {
    for (const slug of list.keys()) bySlug.set(slug, { ...bySlug.get(slug), [language]: slug })
  }
  return [...bySlug.values()]
}

function recordOf(
  site: SiteId,
  kind: ImportedKind,
  slugs: Translations,
  lists: Lists,
  api: SiteApi,
): ImportedRecord | undefined {
  const known = sites[site].languages.flatMap((language) => {
    const slug = slugs[language]
    const listed = slug === undefined ? undefined : lists.get(language)?.get(slug)
    return slug === undefined || listed === undefined ? [] : [{ language, slug, listed }]
  })
  const [first] = known
  if (!first) return undefined
  const { name, picture, releaseDate, city } = first.listed
  return {
    site,
    kind,
    key: first.slug,
    name,
    releaseDate,
    city,
    picture: picture === null ? null : api.addressOf(site, picture),
    slug: Object.fromEntries(known.map(({ language, slug }) => [language, slug])),
    title: Object.fromEntries(known.map(({ language, listed }) => [language, listed.name])),
  }
}

/**
 * The films or cinemas that a site shows now. Throws if any request fails: a partial programme would mark
 * items as gone.
 */
export async function collect(
  api: SiteApi,
  site: SiteId,
  kind: ImportedKind,
): Promise<readonly ImportedRecord[]> {
  const { languages } = sites[site]
  const lists = new Map<Language, ReadonlyMap<string, Listed>>()
  for (const language of languages) lists.set(language, await listOf(api, site, kind, language))
  const table = toSlugTable(
    await api.get(site, `${kind}s/slugs`, languages[0], wireSlugTable).catch(() => []),
  )
  const records = (table.length > 0 ? table : tableFrom(lists)).flatMap(
    (slugs) => recordOf(site, kind, slugs, lists, api) ?? [],
  )
  return [...new Map(records.map((record) => [record.key, record])).values()].slice(0, MOST)
}
