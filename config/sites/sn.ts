import type { SiteConfig } from '../types.ts'

export const sn = {
  id: 'sn',
  region: 'SN',
  languages: ['fr', 'en'],
  prefix: 'every-language',
  timeZone: 'Africa/Dakar',
  currency: 'XOF',
  ageRating: 'Default',
  favouriteLimit: 1,
  hosts: { local: 'sn.localhost', production: 'sn.marquee.example', client: 'client.sn.marquee.example' },
  footerCities: [],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
  },
  links: {
    business: 'https://business.sn.marquee.example/',
    homeVideo: 'https://video.sn.marquee.example/',
    club: 'https://club.sn.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant'],
} as const satisfies SiteConfig
