import { toFeatured, wireFeatured } from '#models/featured.ts'
import { toFooter, toFooterFaq, wireFooter, wireFooterFaq } from '#models/footer.ts'
import { toLatestVideo, wireLatestVideo } from '#models/latest-video.ts'
import { toPushes, wirePushes } from '#models/push.ts'
import { toSettings, wireSettings } from '#models/settings.ts'
import { wireVideosOnDemand } from '#models/vod.ts'
import { asSent } from '#models/wire.ts'
import { call } from '../call.ts'

export const editorialCalls = {
  settings: call('settings', {
    summary: 'What the source decides for its site',
    language: false,
    returns: 'record',
    tags: ['settings'],
    wire: wireSettings,
    toModel: toSettings,
  }),
  footer: call('footer', {
    summary: 'Columns of the footer',
    returns: 'record',
    tags: ['footer'],
    wire: wireFooter,
    toModel: toFooter,
  }),
  footerFaq: call('footer/faq', {
    summary: 'Help questions of the footer',
    returns: 'list',
    tags: ['footer'],
    wire: wireFooterFaq,
    toModel: toFooterFaq,
  }),
  nativeAd: call('native-ad', {
    summary: 'Sponsored teasers',
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  autopromos: call('autopromos', {
    summary: 'Own teasers of a page',
    query: { page: 'optional' },
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  headerPushes: call('pushes/header', {
    summary: 'Teasers above the header',
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  homePushes: call('pushes/home', {
    summary: 'Teasers of the home page',
    returns: 'list',
    tags: ['pushes'],
    wire: wirePushes,
    toModel: toPushes,
  }),
  featured: call('featured', {
    summary: 'What stands at the head of a page',
    query: { type: 'optional' },
    returns: 'list',
    tags: ['featured'],
    wire: wireFeatured,
    toModel: toFeatured,
  }),
  latestVideo: call('youtube/latest', {
    summary: 'Newest video of the channel',
    returns: 'item',
    tags: ['videos'],
    wire: wireLatestVideo,
    toModel: toLatestVideo,
  }),
  vod: call('vod', {
    summary: 'Films to watch at home',
    returns: 'list',
    tags: ['vod'],
    wire: wireVideosOnDemand,
    toModel: asSent,
  }),
} as const
