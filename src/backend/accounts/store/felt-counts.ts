import type { Kysely } from 'kysely'
import type { SiteId } from '../../../../config/sites.ts'
import type { FeltCounts } from '../../content/api/felt-counts.ts'
import type { AccountStore } from './account-store.ts'

/** An answer of the content API counts the clients of one show; the keys of the tables begin with the client. */
export async function indexFeltShows(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('wishlist_shows_by_show').on('wishlist_shows').columns(['site', 'show']).execute()
  await db.schema.createIndex('show_emotions_by_show').on('show_emotions').columns(['site', 'show', 'emotion']).execute()
}

/** How many clients of a site wait for a show, and how many it disappointed, pleased and delighted. */
export async function countFelt({ read }: Pick<AccountStore, 'read'>, site: SiteId, show: string): Promise<FeltCounts> {
  const [wishes, emotions] = await Promise.all([
    read
      .selectFrom('wishlist_shows')
      .where('site', '=', site)
      .where('show', '=', show)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
    read
      .selectFrom('show_emotions')
      .where('site', '=', site)
      .where('show', '=', show)
      .groupBy('emotion')
      .select(({ fn }) => ['show_emotions.emotion', fn.countAll().as('count')])
      .execute(),
  ])
  const felt = (name: string) => Number(emotions.find(({ emotion }) => emotion === name)?.count ?? 0)
  return { wishlist: Number(wishes?.count ?? 0), disappointed: felt('disappointed'), liked: felt('liked'), loved: felt('loved') }
}
