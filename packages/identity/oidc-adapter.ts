import { secondsOf } from '@marquee/kit/database/columns.ts'
import type { Safe } from '@marquee/kit/secrets/derived-keys.ts'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Clock } from '#models/site-clock.ts'
import type { IdentityStore } from './identity-tables.ts'
import { cleanUpEvery, lifetimes } from './lifetimes.ts'
import { lockPayload, storedId, storedIds, unlockPayload } from './stored-records.ts'

/** Anybody can begin an interaction: it lasts only if its page is opened (`keepInteraction`). */
const lifetimeOf = (model: string, expiresIn: number): number =>
  model === 'Interaction' ? Math.min(expiresIn, lifetimes.unopenedInteraction) : expiresIn

const accountIn = ({ accountId, session }: AdapterPayload): string | null =>
  accountId ?? session?.accountId ?? null

interface AdapterOptions {
  readonly store: IdentityStore
  /** The site whose clients sign in, or another group of people. */
  readonly site: string
  readonly safe: Safe
  readonly clock: Clock
}

export function createAdapterFactory({
  store: { db, read },
  site,
  safe,
  clock,
}: AdapterOptions): AdapterFactory {
  let cleanedAt = 0

  /** A clean-up only frees space: reads ignore expired rows anyway. */
  async function cleanUp(now: number): Promise<void> {
    if (now - cleanedAt < cleanUpEvery) return
    cleanedAt = now
    const oldest = now - lifetimes.clockTolerance
    await db.deleteFrom('oidc_records').where('site', '=', site).where('expires_at', '<', oldest).execute()
  }

  const removable = (model: string) =>
    db.deleteFrom('oidc_records').where('site', '=', site).where('model', '=', model)

  return (model) => {
    async function findBy(
      column: 'id' | 'uid' | 'user_code',
      values: readonly string[],
    ): Promise<AdapterPayload | undefined> {
      if (values.length === 0) return undefined
      const records = read.selectFrom('oidc_records').where('site', '=', site).where('model', '=', model)
      // A session of the version before that was saved again has two rows.
      const row = await records
        .where(column, 'in', values)
        .orderBy('expires_at', 'desc')
        .select(['payload', 'consumed_at', 'expires_at'])
        .executeTakeFirst()
      if (!row) return undefined
      const oldest = secondsOf(clock()) - lifetimes.clockTolerance
      if (row.expires_at !== null && Number(row.expires_at) < oldest) return undefined
      const payload = unlockPayload(safe, row.payload)
      if (!payload || row.consumed_at === null) return payload
      return { ...payload, consumed: Number(row.consumed_at) }
    }

    return {
      find: (id) => findBy('id', storedIds(model, id)),
      findByUid: (uid) => findBy('uid', [uid]),
      findByUserCode: (userCode) => findBy('user_code', [userCode]),
      async upsert(id, payload, expiresIn) {
        const now = secondsOf(clock())
        await cleanUp(now)
        const changes = {
          payload: lockPayload(safe, payload),
          account: accountIn(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: expiresIn === undefined ? null : now + lifetimeOf(model, expiresIn),
        }
        await db
          .insertInto('oidc_records')
          .values({ ...changes, site, model, id: storedId(model, id), consumed_at: null })
          .onConflict((conflict) => conflict.columns(['site', 'model', 'id']).doUpdateSet(changes))
          .execute()
      },
      consume: (id) => consume({ db, site, model, id, now: secondsOf(clock()) }),
      async destroy(id) {
        await removable(model).where('id', 'in', storedIds(model, id)).execute()
      },
      async revokeByGrantId(grantId) {
        await removable(model).where('grant_id', '=', grantId).execute()
      },
    } satisfies Adapter
  }
}

/** `until` in epoch seconds. */
export async function keepInteraction(
  { db }: Pick<IdentityStore, 'db'>,
  site: string,
  uid: string,
  until: number,
): Promise<void> {
  await db
    .updateTable('oidc_records')
    .where('site', '=', site)
    .where('model', '=', 'Interaction')
    .where('id', '=', uid)
    .where('expires_at', '<', until)
    .set({ expires_at: until })
    .execute()
}

interface Used {
  readonly db: IdentityStore['db']
  readonly site: string
  readonly model: string
  readonly id: string
  readonly now: number
}

/** Detects reuse: of two concurrent uses of a code or token one is refused, and the whole grant ends. */
async function consume({ db, site, model, id, now }: Used): Promise<void> {
  const unused = db
    .updateTable('oidc_records')
    .where('site', '=', site)
    .where('model', '=', model)
    .where('id', 'in', storedIds(model, id))
  const { numUpdatedRows } = await unused
    .where('consumed_at', 'is', null)
    .set({ consumed_at: now })
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return
  const records = db
    .selectFrom('oidc_records')
    .where('site', '=', site)
    .where('model', '=', model)
    .where('id', 'in', storedIds(model, id))
  const used = await records.select('grant_id').executeTakeFirst()
  if (used?.grant_id) await endGrants(db, site, [used.grant_id])
  const { errors } = await import('oidc-provider')
  throw new errors.InvalidGrant('used already')
}

export async function endGrants(
  db: IdentityStore['db'],
  site: string,
  grants: readonly string[],
): Promise<void> {
  if (grants.length === 0) return
  await db
    .deleteFrom('oidc_records')
    .where('site', '=', site)
    .where((row) =>
      row.or([row('grant_id', 'in', grants), row.and([row('model', '=', 'Grant'), row('id', 'in', grants)])]),
    )
    .execute()
}

export async function forgetAccount(db: IdentityStore['db'], site: string, account: string): Promise<void> {
  await db.deleteFrom('oidc_records').where('site', '=', site).where('account', '=', account).execute()
}
