import type { RouteConfig } from '../types.ts'
import { inApp, page } from './modes.ts'

const helpSites = ['fr', 'nl'] as const

/** The help centre, and its pages inside the mobile app. */
export const helpRoutes = {
  help: {
    ...page,
    path: 'help',
    names: { fr: 'aide', en: 'help', nl: 'help' },
    sites: helpSites,
    pageType: 'Faq',
    sitemap: 'page',
  },
  helpArticleById: {
    ...page,
    path: 'help/article/id/$id',
    parent: 'help',
    names: { fr: 'article/id/$id', en: 'article/id/$id', nl: 'article/id/$id' },
    sites: helpSites,
    pageType: 'FaqArticle',
  },
  helpArticle: {
    ...page,
    path: 'help/article/slug/$slug',
    parent: 'help',
    names: { fr: 'article/slug/$slug', en: 'article/slug/$slug', nl: 'article/slug/$slug' },
    sites: helpSites,
    pageType: 'FaqArticle',
    sitemap: 'items',
  },
  helpSearch: {
    ...page,
    path: 'help/search',
    parent: 'help',
    names: { fr: 'recherche', en: 'search', nl: 'search' },
    sites: helpSites,
    pageType: 'FaqResults',
    query: ['q'],
  },
  helpCategory: {
    ...page,
    path: 'help/topic/$id',
    parent: 'help',
    names: { fr: 'categorie/$id', en: 'topic/$id', nl: 'topic/$id' },
    sites: helpSites,
    pageType: 'FaqCategory',
  },
  helpApp: {
    ...inApp,
    path: 'm/help',
    names: { fr: 'm/aide', en: 'm/help', nl: 'm/help' },
    sites: helpSites,
    pageType: 'Faq',
  },
  helpArticleByIdApp: {
    ...inApp,
    path: 'm/help/article/id/$id',
    parent: 'helpApp',
    names: { fr: 'article/id/$id', en: 'article/id/$id', nl: 'article/id/$id' },
    sites: helpSites,
    pageType: 'FaqArticle',
  },
  helpArticleApp: {
    ...inApp,
    path: 'm/help/article/slug/$slug',
    parent: 'helpApp',
    names: { fr: 'article/slug/$slug', en: 'article/slug/$slug', nl: 'article/slug/$slug' },
    sites: helpSites,
    pageType: 'FaqArticle',
  },
  helpSearchApp: {
    ...inApp,
    path: 'm/help/search',
    parent: 'helpApp',
    names: { fr: 'recherche', en: 'search', nl: 'search' },
    sites: helpSites,
    pageType: 'FaqResults',
    query: ['q'],
  },
  helpCategoryApp: {
    ...inApp,
    path: 'm/help/topic/$id',
    parent: 'helpApp',
    names: { fr: 'categorie/$id', en: 'topic/$id', nl: 'topic/$id' },
    sites: helpSites,
    pageType: 'FaqCategory',
  },
} as const satisfies Record<string, RouteConfig>
