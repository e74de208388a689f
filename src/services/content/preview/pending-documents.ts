import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import { type ItemKind, itemKinds } from '#models/item-kinds.ts'
import type { ContentTables } from '../store/content-tables.ts'
import type { PendingDocument } from './shown-state.ts'

export interface StoredPending extends PendingDocument {
  readonly id: string
  readonly kind: ItemKind
  readonly mode: 'whole' | 'enrichment'
}

export async function pendingDocuments(db: Kysely<ContentTables>, site: SiteId, kind: ItemKind) {
  const rows = await db
    .selectFrom('publications')
    .where((row) => row.and({ site, kind }))
    .where((either) => either.or([either('draft', 'is not', null), either('plans', '!=', '[]')]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .select(['id', 'mode', 'draft', 'plans'])
    .execute()
  return rows.map(({ id, mode, draft, plans }) => ({
    id,
    kind,
    mode,
    draft: draft === null ? null : JSON.parse(draft),
    plans: JSON.parse(plans),
  }))
}

/** Details are part of their item's document. */
export function documentKind(kind: ItemKind): {
  readonly kind: ItemKind
  readonly part: 'fields' | 'detail'
} {
  const whole = itemKinds.find((each) => kind === `${each}-detail`)
  return whole ? { kind: whole, part: 'detail' } : { kind, part: 'fields' }
}

/** Changes with every edit on a site, published or not. */
export async function pendingRevision(db: Kysely<ContentTables>, site: SiteId): Promise<string> {
  const { count, sum, last } = await db
    .selectFrom('publications')
    .where('site', '=', site)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum('revision').as('sum'),
      fn.max('updated_at').as('last'),
    ])
    .executeTakeFirstOrThrow()
  return [count, sum ?? 0, last ?? ''].join(' ')
}

export async function programmeDays(
  db: Kysely<ContentTables>,
  site: SiteId,
): Promise<{ readonly first: string; readonly last: string } | undefined> {
  const { first, last } = await db
    .selectFrom('showtimes')
    .innerJoin('sources', (join) =>
      join.onRef('sources.site', '=', 'showtimes.site').onRef('sources.source', '=', 'showtimes.source'),
    )
    .where('showtimes.site', '=', site)
    .where('sources.shown', '=', 1)
    .select(({ fn }) => [fn.min('date').as('first'), fn.max('date').as('last')])
    .executeTakeFirstOrThrow()
  return first && last ? { first, last } : undefined
}
