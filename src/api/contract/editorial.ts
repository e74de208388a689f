import { toFeatured, wireFeatured } from '#models/featured.ts'
import { toFooter, toFooterFaq, wireFooter, wireFooterFaq } from '#models/footer.ts'
import { toLatestVideo, wireLatestVideo } from '#models/latest-video.ts'
import { toPushes, wirePushes } from '#models/push.ts'
import { toSettings, wireSettings } from '#models/settings.ts'
import { wireVideosOnDemand } from '#models/vod.ts'
import { asSent } from '#models/wire.ts'
import { call } from '../call.ts'

const designed = { origin: 'designed' } as const

export const editorialCalls = {
  settings: call({
    ...designed,
    summary: 'What the source decides for its site',
    path: 'settings',
    language: false,
    returns: 'record',
    tags: ['settings'],
    wire: wireSettings,
    toModel: toSettings,
  }),
  footer: call({
    ...designed,
    summary: 'Columns of the footer',
    path: 'footer',
    returns: 'record',
    tags: ['footer'],
    wire: wireFooter,
    toModel: toFooter,
  }),
  footerFaq: call({
    ...designed,
    summary: 'Help questions of the footer',
    path: 'footer/faq',
    returns: 'list',
    tags: ['footer'],
    wire: wireFooterFaq,
    toModel: toFooterFaq,
  }),
  nativeAd: call({
    ...designed,
    summary: 'Sponsored teasers',
    path: 'native-ad',
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  autopromos: call({
    ...designed,
    summary: 'Own teasers of a page',
    path: 'autopromos',
    query: { page: 'optional' },
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  headerPushes: call({
    ...designed,
    summary: 'Teasers above the header',
    path: 'pushes/header',
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  homePushes: call({
    ...designed,
    summary: 'Teasers of the home page',
    path: 'pushes/home',
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  featured: call({
    ...designed,
    summary: 'What stands at the head of a page',
    path: 'featured',
    query: { type: 'optional' },
    returns: 'list',
    tags: ['featured'],
    wire: wireFeatured,
    toModel: toFeatured,
  }),
  latestVideo: call({
    ...designed,
    summary: 'Newest video of the channel',
    path: 'youtube/latest',
    returns: 'item',
    tags: ['videos'],
    wire: wireLatestVideo,
    toModel: toLatestVideo,
  }),
  vod: call({
    ...designed,
    summary: 'Films to watch at home',
    path: 'vod',
    returns: 'list',
    tags: ['vod'],
    wire: wireVideosOnDemand,
    toModel: asSent,
  }),
} as const
