import type { RouteConfig } from '../types.ts'
import { behindSignIn, everywhere, light, page } from './modes.ts'

export const ticketingRoutes = {
  /** Start of the order tunnel; replaced by a site's outside one. */
  booking: {
    ...light,
    path: 'booking',
    names: everywhere('booking'),
    pageType: 'Booking',
    // biome-ignore format: a line per kind of order
    query: [
      'show', 'cinema', 'time', 'version',
      'season', 'showtimes',
      'offer', 'businessCode',
      'plan', 'options.*',
      'ecard', 'giftcard', 'voucher', 'gift', 'amount', 'date',
    ],
  },
  ecards5: {
    ...page,
    path: 'e-cards-5-seats',
    names: {
      fr: 'e-cartes-5-places',
      en: 'e-cards-5-seats',
      de: 'e-cards-5-plaetze',
      nl: 'e-cards-5-plaatsen',
    },
    pageType: 'Ecards',
    sitemap: 'page',
  },
  ecards3: {
    ...page,
    path: 'e-cards-3-seats',
    names: {
      fr: 'e-cartes-3-places',
      en: 'e-cards-3-seats',
      de: 'e-cards-3-plaetze',
      nl: 'e-cards-3-plaatsen',
    },
    pageType: 'Ecards3Seats',
    sitemap: 'page',
  },
  voucher: {
    ...page,
    path: 'voucher',
    names: everywhere('voucher'),
    flag: 'voucherChecker',
    pageType: 'Voucher',
    sitemap: 'page',
  },
  giftCard: {
    ...page,
    path: 'giftcard',
    names: everywhere('giftcard'),
    flag: 'giftCard',
    pageType: 'GiftCard',
    sitemap: 'page',
  },
  giftCardBalance: {
    ...page,
    path: 'giftcard/balance',
    parent: 'giftCard',
    names: everywhere('balance'),
    flag: 'giftCard',
    pageType: 'GiftCard',
  },
  giftCardOrder: {
    ...behindSignIn,
    path: 'giftcard/order',
    parent: 'giftCard',
    names: everywhere('order'),
    flag: 'giftCard',
    pageType: 'GiftCard',
  },
} as const satisfies Record<string, RouteConfig>
