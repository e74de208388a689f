import { z } from 'zod'
import type { SiteId } from '#config/sites.ts'
import type { EveningState } from '../evenings/evening-types.ts'
import type { AccountDatabase } from './account-tables.ts'

const storedState = z.object({
  proposals: z.array(
    z.object({
      show: z.string(),
      showTitle: z.string(),
      cinema: z.string(),
      cinemaName: z.string(),
      startsAt: z.string(),
      version: z.string().nullable(),
    }),
  ),
  friends: z.array(z.object({ id: z.string(), name: z.string(), choices: z.array(z.number()) })),
  chosen: z.number().nullable(),
  holds: z.number(),
})

export async function insertEvening(
  db: AccountDatabase,
  { site, id }: { readonly site: SiteId; readonly id: string },
  state: EveningState,
  endsAt: number,
): Promise<void> {
  await db
    .insertInto('evenings')
    .values({ id, site, ends_at: endsAt, state: JSON.stringify(state) })
    .execute()
}

/** Undefined if it is unknown, or over at `now`, in epoch seconds. */
export async function readEvening(
  db: AccountDatabase,
  site: SiteId,
  id: string,
  now: number,
): Promise<EveningState | undefined> {
  const row = await db
    .selectFrom('evenings')
    .where((row) => row.and({ site, id }))
    .where('ends_at', '>', now)
    .select('state')
    .executeTakeFirst()
  return row && storedState.parse(JSON.parse(row.state))
}

export async function writeEvening(
  db: AccountDatabase,
  id: string,
  state: EveningState,
  endsAt?: number,
): Promise<void> {
  await db
    .updateTable('evenings')
    .set({ state: JSON.stringify(state), ...(endsAt === undefined ? {} : { ends_at: endsAt }) })
    .where('id', '=', id)
    .execute()
}

export async function deleteEvening(db: AccountDatabase, id: string): Promise<void> {
  await db.deleteFrom('evenings').where('id', '=', id).execute()
}
