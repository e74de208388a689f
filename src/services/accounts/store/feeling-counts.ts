import type { SiteId } from '#config/sites.ts'
import type { AccountStore } from './account-tables.ts'

export async function countFeelings({ read }: Pick<AccountStore, 'read'>, site: SiteId, show: string) {
  const [wishlists, emotions] = await Promise.all([
    read
      .selectFrom('wishlist_shows')
      .where((row) => row.and({ site, show }))
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
    read
      .selectFrom('show_emotions')
      .where((row) => row.and({ site, show }))
      .groupBy('emotion')
      .select(({ fn }) => ['show_emotions.emotion', fn.countAll().as('count')])
      .execute(),
  ])
  const countOf = (name: string) => Number(emotions.find(({ emotion }) => emotion === name)?.count ?? 0)
  return {
    wishlist: Number(wishlists?.count ?? 0),
    disappointed: countOf('disappointed'),
    liked: countOf('liked'),
    loved: countOf('loved'),
  }
}
