import { acquireLock } from '@marquee/kit/database/advisory-lock.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type SiteId, sites } from '#config/sites.ts'
import { type ItemKind, itemKinds } from '#models/item-kinds.ts'
import { originsNote, pictureOrigins } from '../content/media-origins.ts'
import { lockOfEnrichments } from '../content/publishing/enrichments.ts'
import type { ContentStore } from '../content/store/content-store.ts'
import type { ContentTables } from '../content/store/content-tables.ts'
import { noCounts, replaceItems, type WriteCounts } from '../content/store/item-writer.ts'
import { fingerprint } from '../content/store/layers.ts'
import { insertShowtimes } from '../content/store/showtime-writer.ts'
import { showSource } from '../content/store/source-switch.ts'
import type { ImportFault } from './accepted-items.ts'
import type { Collected } from './collect.ts'
import { type Journal, runNote } from './journal.ts'
import { showtimeRows } from './showtime-rows.ts'

const storedGroup = z.object({ print: z.string().optional(), count: z.number().optional() })

export interface Applied {
  readonly items: WriteCounts
  readonly showtimes: WriteCounts
  readonly demoHidden: boolean
}

export interface ApplyOptions {
  readonly store: ContentStore
  readonly site: SiteId
  readonly source: string
  readonly journal: Journal
  readonly keepDemo: boolean
  readonly report: (fault: ImportFault) => void
}

/** One transaction: visitors see the previous content until it ends. */
export async function apply(collected: Collected, options: ApplyOptions): Promise<Applied> {
  const { store, site, source, keepDemo } = options
  const now = new Date().toISOString()
  const groups = await readGroups(collected, options)
  return store.transaction(async (db) => {
    await acquireLock(db, store, lockOfEnrichments(site))
    const items = await applyItems(db, collected, options, now)
    const showtimes = await applyShowtimes(db, groups, options, now)
    const demoOnly = await showSource(db, site, source, keepDemo, now)
    await note(db, originsNote(site, source), pictureOrigins(basesOf(collected)).join(' '))
    await db.deleteFrom('notes').where('name', '=', runNote(site, source)).execute()
    await db.deleteFrom('import_journal').where('site', '=', site).where('source', '=', source).execute()
    return { items, showtimes, demoHidden: demoOnly && !keepDemo }
  })
}

const basesOf = ({ items: scopes }: Collected) =>
  [...scopes.values()].flatMap(({ items }) => items.map(({ base }) => base))

async function note(db: Kysely<ContentTables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('notes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

async function applyItems(
  db: Kysely<ContentTables>,
  collected: Collected,
  { site, source }: ApplyOptions,
  now: string,
): Promise<WriteCounts> {
  const counts = noCounts()
  const kinds: readonly ItemKind[] = itemKinds.filter((kind) => kind !== 'showtime-group')
  for (const kind of kinds) {
    for (const language of sites[site].languages) {
      const items = collected.items.get(`${kind} ${language}`)?.items ?? []
      await replaceItems(db, { site, source, kind, language }, items, now, counts)
    }
  }
  return counts
}

interface Group {
  readonly id: string
  readonly show: string
  readonly cinema: string
  readonly rows: ReturnType<typeof showtimeRows>
  readonly print: string
}

async function readGroups(collected: Collected, { journal, site, report }: ApplyOptions): Promise<Group[]> {
  const groups: Group[] = []
  for (const { show, cinema, call } of collected.groups) {
    const rows = showtimeRows(await journal.read(call, sites[site].languages[0]), show, cinema, call, report)
    if (rows.length > 0)
      groups.push({ id: `${show}~${cinema}`, show, cinema, rows, print: fingerprint(rows) })
  }
  return groups
}

/** Counts showtimes, not groups. */
async function applyShowtimes(
  db: Kysely<ContentTables>,
  groups: readonly Group[],
  { site, source }: ApplyOptions,
  now: string,
): Promise<WriteCounts> {
  const scope = { site, source, kind: 'showtime-group', language: '*' } as const
  const known = await db
    .selectFrom('items')
    .where((row) => row.and({ site, source, kind: scope.kind }))
    .select(['id', 'base'])
    .execute()
  const before = new Map(known.map(({ id, base }) => [id, storedGroup.parse(JSON.parse(base ?? '{}'))]))
  const counts = noCounts()
  for (const { id, show, cinema, rows, print } of groups) {
    const old = before.get(id)
    before.delete(id)
    if (old?.print === print) counts.unchanged += rows.length
    else {
      if (old) await removeGroup(db, site, source, show, cinema)
      await insertShowtimes(db, site, source, rows)
      counts[old ? 'changed' : 'added'] += rows.length
    }
  }
  for (const [id, { count = 0 }] of before) {
    const [show = '', cinema = ''] = id.split('~')
    await removeGroup(db, site, source, show, cinema)
    counts.removed += count
  }
  const items = groups.map(({ id, print, rows }, position) => ({
    id,
    slug: id,
    position,
    base: { print, count: rows.length },
  }))
  await replaceItems(db, scope, items, now)
  return counts
}

async function removeGroup(
  db: Kysely<ContentTables>,
  site: SiteId,
  source: string,
  show: string,
  cinema: string,
): Promise<void> {
  await db
    .deleteFrom('showtimes')
    .where((row) => row.and({ site, source, show, cinema }))
    .execute()
}
