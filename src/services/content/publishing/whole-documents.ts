import type { Kysely } from 'kysely'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { noteOrigins } from '../media-origins.ts'
import type { ContentTables } from '../store/content-tables.ts'
import { type NewItem, printOf, removeItems, writeItems } from '../store/item-writer.ts'
import { EDITORS, registerEditors } from '../store/source-switch.ts'
import { type AcceptedState, detailKindOf, itemOf, publishedTexts } from './accept-state.ts'
import { affectedTags } from './changed-tags.ts'
import { saveFormerSlugs } from './former-slugs.ts'
import type { PublishingIssue } from './plain-issues.ts'
import { StateRefusedError } from './publication.ts'

interface Ownership {
  readonly before: boolean
  readonly after: boolean
}

interface Row {
  readonly source: string
  readonly kind: string
  readonly language: string
  readonly slug: string
  readonly position: number
  readonly fingerprint: string
}

export async function storeWhole(
  db: Kysely<ContentTables>,
  state: AcceptedState,
  owns: Ownership,
  now: string,
): Promise<readonly string[]> {
  const { site, kind, id } = state
  await refuseTakenSlugs(db, state)
  const before = await rowsOf(db, state)
  const own = before.filter(isOwn)
  if (publishedTexts(state).length > 0) await registerEditors(db, site, now)
  const position = state.position ?? (await placeOf(db, state, own))
  for (const language of sites[site].languages) await putText(db, state, language, position, now)
  const values = publishedTexts(state).flatMap(([, { fields, detail }]) => [fields, detail])
  await noteOrigins(db, site, EDITORS, values)
  const after = (await rowsOf(db, state)).filter(isOwn)
  const visible = owns.before ? own : before
  const former = await saveFormerSlugs(
    db,
    state,
    owns.after ? visible.filter((row) => row.kind === kind) : [],
  )
  const same = owns.before === owns.after && !former.added && JSON.stringify(own) === JSON.stringify(after)
  return same
    ? []
    : affectedTags(
        { kind, id },
        [...visible, ...(owns.after ? after : before)].map(({ slug }) => slug).concat(former.slugs),
      )
}

const isOwn = ({ source }: Row) => source === EDITORS

async function rowsOf(db: Kysely<ContentTables>, { site, kind, id }: AcceptedState): Promise<Row[]> {
  return db
    .selectFrom('items')
    .innerJoin('sources', (join) =>
      join.onRef('sources.site', '=', 'items.site').onRef('sources.source', '=', 'items.source'),
    )
    .where('items.site', '=', site)
    .where('items.kind', 'in', kindsOf(kind))
    .where('items.id', '=', id)
    .where('items.base', 'is not', null)
    .where('sources.shown', '=', 1)
    .orderBy('items.kind')
    .orderBy('items.language')
    .orderBy('sources.position')
    .select([
      'items.source',
      'items.kind',
      'items.language',
      'items.slug',
      'items.position',
      'items.fingerprint',
    ])
    .execute()
}

function kindsOf(kind: AcceptedState['kind']): ItemKind[] {
  const detail = detailKindOf(kind)
  return detail ? [kind, detail] : [kind]
}

async function refuseTakenSlugs(db: Kysely<ContentTables>, state: AcceptedState): Promise<void> {
  const { site, kind, id } = state
  const issues: PublishingIssue[] = []
  for (const [language, text] of publishedTexts(state)) {
    const { slug } = itemOf(state, text)
    const other = await db
      .selectFrom('items')
      .where((row) => row.and({ site, source: EDITORS, kind, language, slug }))
      .where('id', '!=', id)
      .select('id')
      .executeTakeFirst()
    if (other)
      issues.push({
        path: `published.${language}.slug`,
        message: `"${slug}" is already the address of "${other.id}"`,
      })
  }
  if (issues.length > 0) throw new StateRefusedError(issues)
}

/** Keeps a negative position, else takes the next one down. */
async function placeOf(db: Kysely<ContentTables>, { site, kind }: AcceptedState, own: readonly Row[]) {
  const known = own.find((row) => row.kind === kind)?.position
  if (known !== undefined && known < 0) return known
  const row = await db
    .selectFrom('items')
    .where((row) => row.and({ site, source: EDITORS, kind }))
    .select((eb) => eb.fn.min('position').as('first'))
    .executeTakeFirst()
  return Math.min(0, Number(row?.first ?? 0)) - 1
}

async function putText(
  db: Kysely<ContentTables>,
  state: AcceptedState,
  language: Language,
  position: number,
  now: string,
): Promise<void> {
  const { site, kind, id, published } = state
  const text = published[language]
  const put = async (of: ItemKind, item: Pick<NewItem, 'slug' | 'base'> | undefined) => {
    const scope = { site, source: EDITORS, kind: of, language }
    if (item)
      await writeItems(
        db,
        scope,
        [{ id, position, ...item, edit: null, fingerprint: printOf({ position, ...item }) }],
        now,
      )
    else await removeItems(db, scope, [id])
  }
  await put(kind, text && itemOf(state, text))
  const detail = detailKindOf(kind)
  if (detail)
    await put(detail, text?.detail && { slug: text.slug, base: { ...text.detail, slug: text.slug } })
}
