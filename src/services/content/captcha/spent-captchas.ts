import type { ContentStore } from '../store/content-store.ts'

export const spendIn =
  ({ db }: Pick<ContentStore, 'db'>) =>
  async (id: string, expiresAt: number): Promise<boolean> => {
    await db
      .deleteFrom('spent_captchas')
      .where('expires_at', '<', Math.floor(Date.now() / 1_000))
      .execute()
    const added = await db
      .insertInto('spent_captchas')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
  }
