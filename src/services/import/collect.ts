import { isKeyOf } from '#config/keys.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { itemSchemas } from '../content/item-schemas.ts'
import type { NewItem } from '../content/store/item-writer.ts'
import { fingerprint, isMap, type JsonObject } from '../content/store/layers.ts'
import { acceptItem, acceptItems, type ImportFault } from './accepted-items.ts'
import type { Journal } from './journal.ts'
import { ImportError } from './outside-source.ts'

export interface Collected {
  readonly items: ReadonlyMap<
    string,
    { readonly kind: ItemKind; readonly language: string; readonly items: readonly NewItem[] }
  >
  /** The responses are in the journal. */
  readonly groups: readonly { readonly show: string; readonly cinema: string; readonly call: string }[]
}

export interface CollectOptions {
  readonly site: SiteId
  readonly journal: Journal
  readonly concurrency: number
  readonly report: (fault: ImportFault) => void
  readonly progress: (done: number, total: number) => void
}

interface ListCall {
  readonly call: string
  readonly kind: keyof typeof itemSchemas
  readonly at: string
}

const mainLists: readonly ListCall[] = [
  { call: 'cities', kind: 'city', at: '' },
  { call: 'cinemas', kind: 'cinema', at: '' },
  { call: 'shows', kind: 'show', at: 'shows' },
]

const otherLists: readonly ListCall[] = [
  { call: 'tags', kind: 'tag', at: '' },
  { call: 'versions', kind: 'version', at: '' },
  { call: 'technologies', kind: 'technology', at: '' },
  { call: 'alerts', kind: 'alert', at: '' },
  { call: 'ecards', kind: 'ecard', at: '' },
]

const documents = ['settings', 'footer', 'footer/faq', 'youtube/latest'] as const

export async function collect(options: CollectOptions): Promise<Collected> {
  const collector = createCollector(options)
  const { slugs, isMultilingual } = await collectLists(options, collector)
  await collectDetails(options, collector, slugs, isMultilingual)
  return { items: collector.items, groups: await collectShowtimes(options, collector, slugs) }
}

type Slugs = Readonly<Record<'city' | 'cinema' | 'show', ReadonlySet<string>>>

interface Collector {
  readonly items: Map<string, { kind: ItemKind; language: string; items: NewItem[] }>
  readonly languages: readonly [string, ...string[]]
  add(kind: ItemKind, language: string, item: NewItem): void
  all<Item>(work: readonly Item[], each: (item: Item) => Promise<void>): Promise<void>
}

/** Runs `width` at a time. The first failure stops the rest and is thrown. */
async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].toReversed()
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await work(next).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
}

function createCollector({ site, concurrency, progress }: CollectOptions): Collector {
  const items: Collector['items'] = new Map()
  let done = 0
  let total = 0
  return {
    items,
    languages: sites[site].languages,
    add(kind, language, item) {
      const key = `${kind} ${language}`
      const scope = items.get(key) ?? { kind, language, items: [] }
      scope.items.push(item)
      items.set(key, scope)
    },
    async all(work, each) {
      total += work.length
      await forEachAtOnce(work, concurrency, async (item) => {
        await each(item)
        progress(++done, total)
      })
    },
  }
}

async function collectLists(
  { journal, report }: CollectOptions,
  collector: Collector,
): Promise<{ slugs: Slugs; isMultilingual: boolean }> {
  const slugs = { city: new Set<string>(), cinema: new Set<string>(), show: new Set<string>() }
  const calls = [...mainLists, ...otherLists].flatMap((list) =>
    collector.languages.map((language) => ({ ...list, language })),
  )
  let found = 0
  const prints = new Map<string, Set<string>>()
  await collector.all(calls, async ({ call, kind, at, language }) => {
    const body = await journal.read(call, language)
    if (body === undefined) return
    const list = at === '' ? body : isMap(body) ? body[at] : undefined
    const accepted = acceptItems(
      withSlugs(list),
      itemSchemas[kind],
      `${call}?language=${language}`,
      at,
      report,
    )
    if (mainLists.some((main) => main.call === call)) {
      found += accepted.length
      prints.set(call, (prints.get(call) ?? new Set()).add(fingerprint(body)))
    }
    for (const [position, { slug, base }] of accepted.entries()) {
      collector.add(kind, language, { id: slug, slug, position, base })
      if (isKeyOf(slugs, kind)) slugs[kind].add(slug)
    }
  })
  if (found === 0)
    throw new ImportError('The source has neither cities nor cinemas nor shows: nothing was imported.')
  await collector.all(
    documents.flatMap((call) => collector.languages.map((language) => ({ call, language }))),
    async ({ call, language }) => {
      const body = await journal.read(call, language)
      if (isMap(body)) collector.add('document', language, { id: call, slug: call, position: 0, base: body })
      else if (Array.isArray(body) && body.length > 0)
        collector.add('document', language, { id: call, slug: call, position: 0, base: { list: body } })
    },
  )
  return { slugs, isMultilingual: [...prints.values()].some(({ size }) => size > 1) }
}

const withSlugs = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown, index) =>
        isMap(item) && !('slug' in item)
          ? { slug: String(item.id ?? item.refCmd ?? index + 1), ...item }
          : item,
      )
    : list

interface DetailCall {
  readonly of: keyof Slugs
  readonly call: (slug: string) => string
  readonly kind: keyof typeof itemSchemas
  /** Programmes have no slug of their own and are taken unchanged. */
  readonly whole: boolean
}

const detailCalls: readonly DetailCall[] = [
  { of: 'show', call: (slug) => `show/${slug}`, kind: 'show-detail', whole: false },
  { of: 'cinema', call: (slug) => `cinema/${slug}`, kind: 'cinema-detail', whole: false },
  { of: 'city', call: (slug) => `city/${slug}`, kind: 'city-detail', whole: false },
  { of: 'city', call: (slug) => `zone/${slug}`, kind: 'zone', whole: true },
  { of: 'cinema', call: (slug) => `cinema/${slug}/shows`, kind: 'cinema-shows', whole: true },
  { of: 'show', call: (slug) => `show/${slug}/cinemas`, kind: 'show-cinemas', whole: true },
]

/** Fetches details once if the source's lists are the same in every language. */
async function collectDetails(
  { journal, report }: CollectOptions,
  collector: Collector,
  slugs: Slugs,
  isMultilingual: boolean,
): Promise<void> {
  const variants = isMultilingual
    ? collector.languages.map((language) => ({ language, savedAs: [language] }))
    : [{ language: collector.languages[0], savedAs: collector.languages }]
  const work = detailCalls.flatMap((detail) =>
    variants.flatMap((variant) =>
      [...slugs[detail.of]].map((slug, position) => ({ ...detail, ...variant, slug, position })),
    ),
  )
  await collector.all(work, async ({ call, kind, whole, language, savedAs, slug, position }) => {
    const body = await journal.read(call(slug), language)
    if (body === undefined || (Array.isArray(body) && body.length === 0)) return
    const base = acceptItem(body, itemSchemas[kind], `${call(slug)}?language=${language}`, '', report)
    if (!base) return
    for (const each of savedAs)
      collector.add(kind, each, { id: slug, slug, position, base: whole ? base : withOwnSlug(base, slug) })
  })
}

const withOwnSlug = (base: JsonObject, slug: string): JsonObject => ({ ...base, slug })

/** Fetches the showtimes of every pair that the show or the cinema lists. */
async function collectShowtimes(
  { journal }: CollectOptions,
  collector: Collector,
  slugs: Slugs,
): Promise<Collected['groups']> {
  const pairs = new Set<string>()
  const pair = (show: string, cinema: string) =>
    slugs.show.has(show) && slugs.cinema.has(cinema) && pairs.add(`${show}~${cinema}`)
  for (const { kind, items } of collector.items.values()) {
    for (const { slug, base } of items) {
      if (kind === 'show-cinemas') for (const cinema of Object.keys(base)) pair(slug, cinema)
      if (kind === 'cinema-shows' && isMap(base.shows))
        for (const show of Object.keys(base.shows)) pair(show, slug)
    }
  }
  const groups = [...pairs].sort().map((key) => {
    const [show = '', cinema = ''] = key.split('~')
    return { show, cinema, call: `show/${show}/showtimes/${cinema}` }
  })
  await collector.all(groups, async ({ call }) => void (await journal.read(call, collector.languages[0])))
  return groups
}
