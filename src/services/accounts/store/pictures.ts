import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase } from './account-tables.ts'

export async function readPicture(db: AccountDatabase, site: SiteId, account: string) {
  const row = await db
    .selectFrom('account_pictures')
    .where((row) => row.and({ site, account }))
    .select('picture')
    .executeTakeFirst()
  return row ? `data:image/webp;base64,${row.picture}` : null
}

export async function writePicture(
  db: AccountDatabase,
  site: SiteId,
  account: string,
  webp: Buffer,
  now: number,
): Promise<void> {
  const change = { picture: webp.toString('base64'), updated_at: new Date(now).toISOString() }
  await db
    .insertInto('account_pictures')
    .values({ site, account, ...change })
    .onConflict((conflict) => conflict.columns(['site', 'account']).doUpdateSet(change))
    .execute()
}

export async function deletePicture(db: AccountDatabase, site: SiteId, account: string): Promise<void> {
  await db.deleteFrom('account_pictures').where('site', '=', site).where('account', '=', account).execute()
}
