/** Where the mobile app is had, and on what it runs. `{site}` stands for the country. */
export const mobileApp = {
  name: 'Marquee',
  stores: {
    ios: 'https://apps.marquee.example/{site}/ios',
    android: 'https://apps.marquee.example/{site}/android',
  },
  /** Oldest versions of the systems. */
  systems: { ios: '16', android: '10' },
} as const
