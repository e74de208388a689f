import type { SiteConfig } from '#config/types.ts'

/**
 * A country added as one file and its name in the list, with a currency and a time
 * zone that no other site has.
 */
const greatBritain = {
  id: 'gb',
  region: 'GB',
  languages: ['en', 'de'],
  prefix: 'all-but-default',
  timeZone: 'Europe/London',
  currency: 'GBP',
  ageRating: 'Default',
  favouriteLimit: 1,
  hosts: { local: 'gb.localhost', production: 'gb.marquee.example', client: 'client.gb.marquee.example' },
  footerCities: [],
  social: { facebook: 'https://www.facebook.com/marquee.example' },
  links: {
    business: 'https://business.gb.marquee.example/',
    homeVideo: 'https://video.gb.marquee.example/',
    club: 'https://club.gb.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube'],
} as const

/** The exports of `config/sites.ts` with the ninth country. */
export function withGreatBritain({ sites }: { readonly sites: Readonly<Record<string, SiteConfig>> }) {
  const nine = { ...sites, gb: greatBritain }
  return { sites: nine, siteIds: Object.keys(nine) }
}
