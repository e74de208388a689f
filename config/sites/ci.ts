import type { SiteConfig } from '../types.ts'

export const ci = {
  id: 'ci',
  region: 'CI',
  languages: ['fr', 'en'],
  prefix: 'every-language',
  timeZone: 'Africa/Abidjan',
  currency: 'XOF',
  ageRating: 'Default',
  favouriteLimit: 1,
  hosts: { local: 'ci.localhost', production: 'ci.marquee.example', client: 'client.ci.marquee.example' },
  footerCities: [],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
  },
  links: {
    business: 'https://business.ci.marquee.example/',
    homeVideo: 'https://video.ci.marquee.example/',
    club: 'https://club.ci.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant'],
} as const satisfies SiteConfig
