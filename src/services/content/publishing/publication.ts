import type { Kysely } from 'kysely'
import type { ContentTables } from '../store/content-tables.ts'
import type { AcceptedState } from './accept-state.ts'
import type { PublishingIssue } from './plain-issues.ts'

export class StateRefusedError extends Error {
  override readonly name = 'StateRefusedError'
  readonly issues: readonly PublishingIssue[]

  constructor(issues: readonly PublishingIssue[]) {
    super('the state cannot be stored')
    this.issues = issues
  }
}

export interface KnownPublication {
  readonly mode: AcceptedState['mode']
  readonly revision: number
  readonly owns: boolean
}

export async function knownPublication(db: Kysely<ContentTables>, { site, kind, id }: AcceptedState) {
  const row = await db
    .selectFrom('publications')
    .where((row) => row.and({ site, kind, id }))
    .select(['mode', 'revision', 'owns'])
    .executeTakeFirst()
  return row && { mode: row.mode, revision: Number(row.revision), owns: row.owns === 1 }
}

/** A document that was neither public nor deleted hides nothing: it is an unpublished draft. */
export function takesPlace(
  { mode, published, draft, wasPublished }: AcceptedState,
  known: KnownPublication | undefined,
): boolean {
  if (mode === 'enrichment') return false
  return (
    (known?.mode === 'whole' && known.owns) ||
    Object.keys(published).length > 0 ||
    draft === null ||
    wasPublished === true
  )
}

export async function putPublication(
  db: Kysely<ContentTables>,
  state: AcceptedState,
  owns: boolean,
  now: string,
): Promise<void> {
  const { site, kind, id, mode, revision, draft, plans } = state
  const values = {
    mode,
    revision,
    owns: owns ? 1 : 0,
    draft: draft && JSON.stringify(draft),
    plans: JSON.stringify(plans),
    updated_at: now,
  }
  await db
    .insertInto('publications')
    .values({ site, kind, id, ...values })
    .onConflict((conflict) => conflict.columns(['site', 'kind', 'id']).doUpdateSet(values))
    .execute()
}
