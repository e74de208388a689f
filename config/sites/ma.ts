import type { SiteConfig } from '../types.ts'

export const ma = {
  id: 'ma',
  region: 'MA',
  languages: ['fr', 'en'],
  prefix: 'every-language',
  timeZone: 'Africa/Casablanca',
  currency: 'MAD',
  ageRating: 'Default',
  favouriteLimit: 1,
  hosts: { local: 'ma.localhost', production: 'ma.marquee.example', client: 'client.ma.marquee.example' },
  footerCities: [],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
  },
  links: {
    business: 'https://business.ma.marquee.example/',
    homeVideo: 'https://video.ma.marquee.example/',
    club: 'https://club.ma.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant'],
} as const satisfies SiteConfig
