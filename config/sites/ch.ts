import type { SiteConfig } from '../types.ts'

export const ch = {
  id: 'ch',
  region: 'CH',
  languages: ['en', 'fr', 'de'],
  prefix: 'every-language',
  timeZone: 'Europe/Zurich',
  currency: 'CHF',
  ageRating: 'Default',
  favouriteLimit: 1,
  hosts: { local: 'ch.localhost', production: 'ch.marquee.example', client: 'client.ch.marquee.example' },
  footerCities: [],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
    youtube: 'https://www.youtube.com/@marquee.example',
  },
  links: {
    business: 'https://business.ch.marquee.example/',
    homeVideo: 'https://video.ch.marquee.example/',
    club: 'https://club.ch.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant'],
} as const satisfies SiteConfig
