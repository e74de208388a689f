/** App stores and system requirements. `{site}` is the country. */
export const mobileApp = {
  name: 'Marquee',
  stores: {
    ios: 'https://apps.marquee.example/{site}/ios',
    android: 'https://apps.marquee.example/{site}/android',
  },
  /** Minimum versions. */
  systems: { ios: '16', android: '10' },
} as const
