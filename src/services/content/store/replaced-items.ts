import { type RawBuilder, sql } from 'kysely'
import type { ItemKind } from '#models/item-kinds.ts'
import { EDITORS } from './source-switch.ts'

const DETAIL = '-detail'

/**
 * Excludes rows that a published document replaces, even if withdrawn. Source details stay in the languages
 * in which the document is public. Without `kind`: for kinds that are not details.
 */
export function isNotReplaced(kind?: ItemKind): RawBuilder<boolean> {
  const owner = kind?.endsWith(DETAIL) ? sql`${kind.slice(0, -DETAIL.length)}` : sql`items.kind`
  const visible = sql`items.source = ${EDITORS} or not exists (select 1 from publications where publications.site = items.site
    and publications.kind = ${owner} and publications.id = items.id and publications.owns = 1)`
  if (!kind?.endsWith(DETAIL)) return sql<boolean>`(${visible})`
  return sql<boolean>`(${visible} or exists (select 1 from items own where own.site = items.site and own.source = ${EDITORS}
    and own.kind = ${owner} and own.id = items.id and own.language = items.language))`
}
