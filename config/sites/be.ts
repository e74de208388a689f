import type { SiteConfig } from '../types.ts'

export const be = {
  id: 'be',
  region: 'BE',
  languages: ['en', 'fr', 'nl'],
  prefix: 'every-language',
  timeZone: 'Europe/Brussels',
  currency: 'EUR',
  ageRating: 'Cinecheck',
  favouriteLimit: 1,
  hosts: { local: 'be.localhost', production: 'be.marquee.example', client: 'client.be.marquee.example' },
  footerCities: [],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
    youtube: 'https://www.youtube.com/@marquee.example',
  },
  links: {
    business: 'https://business.be.marquee.example/',
    homeVideo: 'https://video.be.marquee.example/',
    club: 'https://club.be.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant'],
} as const satisfies SiteConfig
