import type { OutsideParty } from './types.ts'

/** Every origin other than ours that a page may load something from. A site's content security policy is built from the records it names. */
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
  /** Container of the analysts' tags. Nothing is loaded until a site's settings, or `script` here, name one. */
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
  /** The virtual agent of the help centre; it comes by the four values of the settings. */
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
  /** Assistant of the demonstration. It answers from the help articles and stores nothing. */
  ownAssistant: {
    id: 'ownAssistant',
    consent: 'functional',
    sources: { 'script-src': ['/assistant/'], 'connect-src': ['/api/'] },
    environment: 'all',
  },
  /** Picture of ours that pages load without script. It counts requests by site, and no visitors. */
  ownCount: { id: 'ownCount', consent: 'none', sources: { 'img-src': ['/counted/'] }, environment: 'all' },
  /** In use where RECAPTCHA_KEY is set, or where a site's outside content API judges its tokens and the site names it. */
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
