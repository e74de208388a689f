import type { SiteConfig } from '../types.ts'

export const fr = {
  id: 'fr',
  region: 'FR',
  languages: ['fr', 'en'],
  prefix: 'all-but-default',
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  ageRating: 'CSA',
  favouriteLimit: 5,
  hosts: { local: 'fr.localhost', production: 'fr.marquee.example', client: 'client.fr.marquee.example' },
  footerCities: ['paris', 'lyon', 'marseille', 'toulouse', 'nice'],
  social: {
    facebook: 'https://www.facebook.com/marquee.example',
    instagram: 'https://www.instagram.com/marquee.example',
    tiktok: 'https://www.tiktok.com/@marquee.example',
    twitter: 'https://x.com/marquee_example',
    youtube: 'https://www.youtube.com/@marquee.example',
  },
  links: {
    business: 'https://business.fr.marquee.example/',
    homeVideo: 'https://video.fr.marquee.example/',
    club: 'https://club.fr.marquee.example/',
    orderTunnel: '/booking',
  },
  outsideParties: ['youtube', 'dailymotion', 'filmDatabase', 'tags', 'assistant', 'ownAssistant', 'ownCount'],
} as const satisfies SiteConfig
