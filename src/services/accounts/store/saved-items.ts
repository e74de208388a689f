import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Emotion } from '#models/feelings.ts'
import type { FavouriteOutcome } from '../saved-item-lists.ts'
import type { AccountDatabase, AccountStore } from './account-tables.ts'
import { changeClient } from './clients.ts'

const EMOTIONS: readonly Emotion[] = ['disappointed', 'liked', 'loved']

type List = 'favourite_cinemas' | 'wishlist_shows' | 'show_emotions'

const rowsOf = (db: AccountDatabase, list: List, site: SiteId, account: string) =>
  db.selectFrom(list).where('site', '=', site).where('account', '=', account)

export async function readSavedItems(db: AccountDatabase, site: SiteId, account: string) {
  const newestFirst = (list: List) => rowsOf(db, list, site, account).orderBy('position', 'desc')
  const [cinemas, shows, emotions] = await Promise.all([
    newestFirst('favourite_cinemas').select('favourite_cinemas.cinema').execute(),
    newestFirst('wishlist_shows').select('wishlist_shows.show').execute(),
    newestFirst('show_emotions').select(['show_emotions.show', 'show_emotions.emotion']).execute(),
  ])
  const felt = emotions.flatMap(({ show, emotion }) => {
    const known = EMOTIONS.find((each) => each === emotion)
    return known ? [[show, known] as const] : []
  })
  return {
    favouriteCinemas: cinemas.map(({ cinema }) => cinema),
    wishlist: shows.map(({ show }) => show),
    emotions: Object.fromEntries(felt),
  }
}

async function nextPosition(db: AccountDatabase, list: List, site: SiteId, account: string): Promise<number> {
  const top = await rowsOf(db, list, site, account)
    .select(({ fn }) => fn.max('position').as('top'))
    .executeTakeFirst()
  return Number(top?.top ?? 0) + 1
}

/** `open`: current cinemas of the site; favourites that have since closed do not count towards the limit. */
export async function addFavourite(
  store: AccountStore,
  { site, account, cinema }: { readonly site: SiteId; readonly account: string; readonly cinema: string },
  { limit, open }: { readonly limit: number; readonly open: ReadonlySet<string> },
  now: number,
): Promise<FavouriteOutcome> {
  if (!open.has(cinema)) return 'unknownCinema'
  const outcome = await changeClient(store, site, account, async (db): Promise<FavouriteOutcome> => {
    const rows = await rowsOf(db, 'favourite_cinemas', site, account)
      .select('favourite_cinemas.cinema')
      .execute()
    const slugs = rows.map((row) => row.cinema)
    if (slugs.includes(cinema)) return 'unchanged'
    if (slugs.filter((slug) => open.has(slug)).length >= limit) return 'limitReached'
    const position = await nextPosition(db, 'favourite_cinemas', site, account)
    await db
      .insertInto('favourite_cinemas')
      .values({ site, account, cinema, position, at: new Date(now).toISOString() })
      .execute()
    return 'added'
  })
  return outcome ?? 'unknownCinema'
}

export async function removeFavourite(store: AccountStore, site: SiteId, account: string, cinema: string) {
  await changeClient(store, site, account, (db) =>
    db
      .deleteFrom('favourite_cinemas')
      .where((row) => row.and({ site, account, cinema }))
      .execute(),
  )
}

export async function setWishlist(
  store: AccountStore,
  site: SiteId,
  account: string,
  shows: readonly string[],
  now: number,
): Promise<void> {
  const wishlist = [...new Set(shows)].slice(0, serviceLimits.accounts.saved.wishlist)
  await changeClient(store, site, account, async (db) => {
    await db.deleteFrom('wishlist_shows').where('site', '=', site).where('account', '=', account).execute()
    if (wishlist.length === 0) return
    const at = new Date(now).toISOString()
    await db
      .insertInto('wishlist_shows')
      .values(wishlist.map((show, index) => ({ site, account, show, position: wishlist.length - index, at })))
      .execute()
  })
}

async function trim(
  db: AccountDatabase,
  list: 'wishlist_shows' | 'show_emotions',
  most: number,
  site: SiteId,
  account: string,
): Promise<void> {
  const beyond = await rowsOf(db, list, site, account)
    .orderBy('position', 'desc')
    .select('position')
    .offset(most)
    .limit(1)
    .execute()
  const [first] = beyond
  if (first)
    await db
      .deleteFrom(list)
      .where((row) => row.and({ site, account }))
      .where('position', '<=', first.position)
      .execute()
}

export async function setIntention(
  store: AccountStore,
  { site, account, show }: { readonly site: SiteId; readonly account: string; readonly show: string },
  isIntended: boolean,
  now: number,
): Promise<void> {
  await changeClient(store, site, account, async (db) => {
    if (!isIntended) {
      await db
        .deleteFrom('wishlist_shows')
        .where((row) => row.and({ site, account, show }))
        .execute()
      return
    }
    const position = await nextPosition(db, 'wishlist_shows', site, account)
    await db
      .insertInto('wishlist_shows')
      .values({ site, account, show, position, at: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.columns(['site', 'account', 'show']).doNothing())
      .execute()
    await trim(db, 'wishlist_shows', serviceLimits.accounts.saved.wishlist, site, account)
  })
}

export async function setEmotion(
  store: AccountStore,
  { site, account, show }: { readonly site: SiteId; readonly account: string; readonly show: string },
  emotion: Emotion | null,
  now: number,
): Promise<void> {
  await changeClient(store, site, account, async (db) => {
    await db
      .deleteFrom('show_emotions')
      .where((row) => row.and({ site, account, show }))
      .execute()
    if (emotion === null) return
    const position = await nextPosition(db, 'show_emotions', site, account)
    await db
      .insertInto('show_emotions')
      .values({ site, account, show, emotion, position, at: new Date(now).toISOString() })
      .execute()
    await trim(db, 'show_emotions', serviceLimits.accounts.saved.emotions, site, account)
  })
}
