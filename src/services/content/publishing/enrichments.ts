import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { ContentTables } from '../store/content-tables.ts'
import { editItem } from '../store/item-writer.ts'
import { fingerprint, type JsonObject, readObject } from '../store/layers.ts'
import { EDITORS } from '../store/source-switch.ts'
import { type AcceptedState, detailKindOf, publishedTexts } from './accept-state.ts'
import { affectedTags } from './changed-tags.ts'

interface Enrichment {
  readonly kind: ItemKind
  readonly slug: string
  readonly language: string
  readonly fields: JsonObject
}

const keyOf = ({ kind, slug, language }: Enrichment) => `${kind} ${language} ${slug}`

/** Replaces the fields that this document lays over items of other sources. Returns the affected tags. */
export async function applyEnrichment(db: Kysely<ContentTables>, state: AcceptedState, now: string) {
  const { site, kind, id } = state
  const known = new Map((await storedFields(db, state)).map((enrichment) => [keyOf(enrichment), enrichment]))
  const next = new Map(publishedFields(state).map((enrichment) => [keyOf(enrichment), enrichment]))
  const changed: Enrichment[] = []
  for (const enrichment of next.values()) {
    const before = known.get(keyOf(enrichment))
    if (before && fingerprint(before.fields) === fingerprint(enrichment.fields)) continue
    await saveEnrichment(db, state, enrichment)
    await edit(db, state, enrichment, enrichment.fields, now)
    changed.push(enrichment, ...(before ? [before] : []))
  }
  for (const enrichment of known.values()) {
    if (next.has(keyOf(enrichment))) continue
    const { kind: enriched, slug, language } = enrichment
    await db
      .deleteFrom('enrichments')
      .where((row) => row.and({ site, kind: enriched, slug, language }))
      .execute()
    await edit(db, state, enrichment, null, now)
    changed.push(enrichment)
  }
  if (changed.length === 0) return []
  return affectedTags(
    { kind, id },
    changed.map(({ slug }) => slug),
    changed.flatMap(({ fields }) => Object.keys(fields)),
  )
}

/** An imported item keeps its source's slug: other items refer to it. */
const withoutSlug = ({ slug: _slug, ...fields }: JsonObject): JsonObject => fields

function publishedFields(state: AcceptedState): Enrichment[] {
  const detailKind = detailKindOf(state.kind)
  const all = publishedTexts(state).flatMap(
    ([language, { slug: textSlug, fields, detail }]): Enrichment[] => {
      const slug = state.kind === 'document' ? state.id : textSlug
      const own = { kind: state.kind, slug, language, fields: withoutSlug(fields) }
      return detailKind && detail
        ? [own, { kind: detailKind, slug, language, fields: withoutSlug(detail) }]
        : [own]
    },
  )
  return all.filter(({ fields }) => Object.keys(fields).length > 0)
}

async function storedFields(db: Kysely<ContentTables>, { site, kind, id }: AcceptedState) {
  const detail = detailKindOf(kind)
  const rows = await db
    .selectFrom('enrichments')
    .where('site', '=', site)
    .where('kind', 'in', detail ? [kind, detail] : [kind])
    .where('document', '=', id)
    .select(['kind', 'slug', 'language', 'fields'])
    .execute()
  return rows.map((row) => ({ ...row, fields: readObject(row.fields) }))
}

async function saveEnrichment(
  db: Kysely<ContentTables>,
  { site, id }: AcceptedState,
  { kind, slug, language, fields }: Enrichment,
): Promise<void> {
  const values = { fields: JSON.stringify(fields), document: id }
  await db
    .insertInto('enrichments')
    .values({ site, kind, slug, language, ...values })
    .onConflict((conflict) => conflict.columns(['site', 'kind', 'slug', 'language']).doUpdateSet(values))
    .execute()
}

async function edit(
  db: Kysely<ContentTables>,
  { site }: AcceptedState,
  enrichment: Enrichment,
  fields: JsonObject | null,
  now: string,
): Promise<void> {
  const { kind, slug, language } = enrichment
  const rows = await db
    .selectFrom('items')
    .where((row) => row.and({ site, kind, language, slug }))
    .where('source', '!=', EDITORS)
    .select(['source', 'id'])
    .execute()
  for (const { source, id } of rows) await editItem(db, { site, source, kind, language, id }, fields, now)
}

/** Held by writers of enrichments and of imported items, so that neither misses the other's changes. */
export const lockOfEnrichments = (site: SiteId): string => `enrichments:${site}`
