import type { Kysely } from 'kysely'
import type { ItemKind } from '../../../../content-models/item-kinds.ts'
import { editItem } from '../store/item-writer.ts'
import { fingerprint, type JsonObject } from '../store/layers.ts'
import { EDITORS } from '../store/source-switch.ts'
import type { Tables } from '../store/tables.ts'
import { type AcceptedState, detailKindOf, textsOf } from './accept-state.ts'
import { tagsOf } from './changed-tags.ts'

interface Laid {
  readonly kind: ItemKind
  readonly slug: string
  readonly language: string
  readonly fields: JsonObject
}

const keyOf = ({ kind, slug, language }: Laid) => `${kind} ${language} ${slug}`

/** Replaces the fields that this document lays over items of other sources. Returns the affected tags. */
export async function layEnrichment(
  db: Kysely<Tables>,
  state: AcceptedState,
  now: string,
): Promise<readonly string[]> {
  const { site, kind, id } = state
  const known = new Map((await knownFields(db, state)).map((laid) => [keyOf(laid), laid]))
  const wanted = new Map(wantedFields(state).map((laid) => [keyOf(laid), laid]))
  const changed: Laid[] = []
  for (const laid of wanted.values()) {
    const before = known.get(keyOf(laid))
    if (before && fingerprint(before.fields) === fingerprint(laid.fields)) continue
    await keep(db, state, laid)
    await edit(db, state, laid, laid.fields, now)
    changed.push(laid, ...(before ? [before] : []))
  }
  for (const laid of known.values()) {
    if (wanted.has(keyOf(laid))) continue
    await db
      .deleteFrom('enrichments')
      .where('site', '=', site)
      .where('kind', '=', laid.kind)
      .where('slug', '=', laid.slug)
      .where('language', '=', laid.language)
      .execute()
    await edit(db, state, laid, null, now)
    changed.push(laid)
  }
  if (changed.length === 0) return []
  return tagsOf(
    { kind, id },
    changed.map(({ slug }) => slug),
    changed.flatMap(({ fields }) => Object.keys(fields)),
  )
}

/** An imported item keeps its source's slug: other items refer to it. */
const withoutSlug = ({ slug: _slug, ...fields }: JsonObject): JsonObject => fields

function wantedFields(state: AcceptedState): Laid[] {
  const detailKind = detailKindOf(state.kind)
  const all = textsOf(state).flatMap(([language, { slug: given, fields, detail }]): Laid[] => {
    const slug = state.kind === 'document' ? state.id : given
    const own = { kind: state.kind, slug, language, fields: withoutSlug(fields) }
    return detailKind && detail
      ? [own, { kind: detailKind, slug, language, fields: withoutSlug(detail) }]
      : [own]
  })
  return all.filter(({ fields }) => Object.keys(fields).length > 0)
}

async function knownFields(db: Kysely<Tables>, { site, kind, id }: AcceptedState): Promise<Laid[]> {
  const detail = detailKindOf(kind)
  const rows = await db
    .selectFrom('enrichments')
    .where('site', '=', site)
    .where('kind', 'in', detail ? [kind, detail] : [kind])
    .where('document', '=', id)
    .select(['kind', 'slug', 'language', 'fields'])
    .execute()
  return rows.map((row) => ({
    ...row,
    kind: row.kind as ItemKind,
    fields: JSON.parse(row.fields) as JsonObject,
  }))
}

async function keep(
  db: Kysely<Tables>,
  { site, id }: AcceptedState,
  { kind, slug, language, fields }: Laid,
): Promise<void> {
  const said = { fields: JSON.stringify(fields), document: id }
  await db
    .insertInto('enrichments')
    .values({ site, kind, slug, language, ...said })
    .onConflict((conflict) => conflict.columns(['site', 'kind', 'slug', 'language']).doUpdateSet(said))
    .execute()
}

async function edit(
  db: Kysely<Tables>,
  { site }: AcceptedState,
  laid: Laid,
  fields: JsonObject | null,
  now: string,
): Promise<void> {
  const { kind, slug, language } = laid
  const rows = await db
    .selectFrom('items')
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('slug', '=', slug)
    .where('source', '!=', EDITORS)
    .select(['source', 'id'])
    .execute()
  for (const { source, id } of rows) await editItem(db, { site, source, kind, language, id }, fields, now)
}
