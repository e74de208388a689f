import type { FlagName } from './flags.ts'
import type { RouteKind } from './routes.ts'

/** Page where a feature shows, without parameters. Others show on every page, on a page of one item, or nowhere. */
export const flagPages: Readonly<Partial<Record<FlagName, RouteKind>>> = {
  businessCode: 'ecards5',
  groupByCity: 'cinemas',
  favouriteCinemas: 'cinemas',
  openWishlist: 'wishlist',
  filter3d: 'shows',
  filterFamily: 'shows',
  filterVip: 'shows',
  giftCard: 'giftCard',
  vod: 'shows',
  voucherGifting: 'ecards5',
  voucherChecker: 'voucher',
  cinepass: 'subscriptionOffers',
  pass: 'subscriptionOffers',
  unlimited: 'subscriptionOffers',
  smartBanner: 'home',
  youtube: 'home',
}
