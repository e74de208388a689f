import type { SiteConfig } from '../types.ts'

export const nl = {
  id: 'nl',
  region: 'NL',
  languages: ['nl', 'en'],
  prefix: 'every-language',
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
  ageRating: 'Cinecheck',
  favouriteLimit: 5,
  hosts: { local: 'nl.localhost', production: 'nl.marquee.example', client: 'client.nl.marquee.example' },
  footerCities: ['amsterdam', 'rotterdam', 'den-haag', 'utrecht', 'tilburg'],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
    tiktok: 'https://www.tiktok.com/@marquee.example',
    youtube: 'https://www.youtube.com/@marquee.example',
  },
  links: {
    business: 'https://business.nl.marquee.example/',
    homeVideo: 'https://video.nl.marquee.example/',
    club: 'https://club.nl.marquee.example/',
    clubLogo: { src: '/icons/club.svg', width: 72, height: 18 },
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant'],
} as const satisfies SiteConfig
