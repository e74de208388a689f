import type { OutsideParty } from './types.ts'

/** Every origin other than ours that a page may load something from. A site's content security policy is built from the records it names. */
export const outsideParties = {
  youtube: {
    id: 'youtube',
    consent: 'marketing',
    sources: { 'frame-src': ['https://www.youtube-nocookie.com'] },
    environment: 'all',
  },
  filmDatabase: { id: 'filmDatabase', consent: 'marketing', sources: { 'frame-src': ['https://player.film-database.example'] }, environment: 'all' },
  dailymotion: { id: 'dailymotion', consent: 'marketing', sources: { 'frame-src': ['https://geo.dailymotion.com'] }, environment: 'all' },
} as const satisfies Record<string, OutsideParty>
