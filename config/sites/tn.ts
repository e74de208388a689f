import type { SiteConfig } from '../types.ts'

export const tn = {
  id: 'tn',
  region: 'TN',
  languages: ['fr', 'en'],
  prefix: 'every-language',
  timeZone: 'Africa/Tunis',
  currency: 'TND',
  ageRating: 'Default',
  favouriteLimit: 1,
  hosts: { local: 'tn.localhost', production: 'tn.marquee.example', client: 'client.tn.marquee.example' },
  footerCities: [],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
  },
  links: {
    business: 'https://business.tn.marquee.example/',
    homeVideo: 'https://video.tn.marquee.example/',
    club: 'https://club.tn.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant'],
} as const satisfies SiteConfig
