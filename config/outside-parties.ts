import type { OutsideParty } from './types.ts'

/**
 * Every foreign origin that pages may load from; the content security policy of a site is built
 * from the records it names.
 */
export const outsideParties = {
  youtube: {
    id: 'youtube',
    consent: 'marketing',
    sources: { 'frame-src': ['https://www.youtube-nocookie.com'] },
    environment: 'all',
  },
  filmDatabase: {
    id: 'filmDatabase',
    consent: 'marketing',
    sources: { 'frame-src': ['https://player.film-database.example'] },
    environment: 'all',
  },
  dailymotion: {
    id: 'dailymotion',
    consent: 'marketing',
    sources: { 'frame-src': ['https://geo.dailymotion.com'] },
    environment: 'all',
  },
  /** Tag container of the analysts. Loaded only if a site's settings, or `script` here, name one. */
  tags: {
    id: 'tags',
    consent: 'statistics',
    sources: {
      'script-src': ['https://tags.marquee.example'],
      'img-src': ['https://tags.marquee.example'],
      'connect-src': ['https://tags.marquee.example'],
    },
    environment: 'all',
    cookies: ['_tags*'],
  },
  /** The help centre's virtual agent, loaded by four values of the settings. */
  assistant: {
    id: 'assistant',
    consent: 'functional',
    sources: {
      'script-src': ['https://assistant.marquee.example'],
      'connect-src': ['https://assistant.marquee.example'],
    },
    environment: 'all',
    cookies: ['_assistant*'],
  },
  /** The demonstration's assistant: answers from the help articles, stores nothing. */
  ownAssistant: {
    id: 'ownAssistant',
    consent: 'functional',
    sources: { 'script-src': ['/assistant/'], 'connect-src': ['/api/'] },
    environment: 'all',
  },
  /** Our own picture for pages without script. Counts requests by site, not visitors. */
  ownCount: { id: 'ownCount', consent: 'none', sources: { 'img-src': ['/counted/'] }, environment: 'all' },
  /** Used with RECAPTCHA_KEY, or by a site whose outside content API verifies its tokens. */
  recaptcha: {
    id: 'recaptcha',
    consent: 'functional',
    sources: {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/'],
    },
    environment: 'all',
  },
} as const satisfies Record<string, OutsideParty>
