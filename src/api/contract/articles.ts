import { toExperienceArticle, toNewsItem, toNewsList, wireArticle, wireArticles } from '#models/article.ts'
import { wireFaqArticle, wireFaqCategoryPage } from '#models/faq.ts'
import { toMasterTemplate, wireMasterTemplate, wireMasterTemplates } from '#models/master-template.ts'
import { toSearchResults, wireSearchResults } from '#models/search.ts'
import { asSent } from '#models/wire.ts'
import { call } from '../call.ts'
import { translation } from './translation.ts'

const designed = { origin: 'designed' } as const

export const articleCalls = {
  news: call({
    ...designed,
    summary: 'All news',
    path: 'news',
    returns: 'list',
    tags: ['news'],
    wire: wireArticles,
    toModel: toNewsList,
  }),
  newsItem: call({
    ...designed,
    summary: 'One news item',
    path: 'news/{slug}',
    returns: 'item',
    tags: ['news:{slug}'],
    wire: wireArticle,
    toModel: toNewsItem,
  }),
  newsTranslate: translation('a news item', 'news/{slug}/translate', 'news:{slug}'),
  article: call({
    ...designed,
    summary: 'One experience article',
    path: 'article/{slug}',
    returns: 'item',
    tags: ['article:{slug}'],
    wire: wireArticle,
    toModel: toExperienceArticle,
  }),
  articleTranslate: translation('an experience article', 'article/{slug}/translate', 'article:{slug}'),
  masterTemplates: call({
    ...designed,
    summary: 'All information pages',
    path: 'master-template/pages',
    returns: 'list',
    tags: ['pages'],
    wire: wireMasterTemplates,
    toModel: asSent,
  }),
  masterTemplate: call({
    ...designed,
    summary: 'One information page',
    path: 'master-template/page/{slug}',
    returns: 'item',
    tags: ['page:{slug}'],
    wire: wireMasterTemplate,
    toModel: toMasterTemplate,
  }),
  masterTemplateTranslate: translation(
    'an information page',
    'master-template/page/{slug}/translate',
    'page:{slug}',
  ),
  search: call({
    origin: 'observed',
    summary:
      'Full-text search; `type` is show, cinema, offer, news, faq, experience or master_template, without it all of them',
    path: 'search/full',
    query: { q: 'required', type: 'optional' },
    returns: 'list',
    tags: ['search'],
    wire: wireSearchResults,
    toModel: toSearchResults,
  }),
  faqArticleBySlug: call({
    ...designed,
    summary: 'One help article, by slug',
    path: 'faq/article/slug/{slug}',
    returns: 'item',
    tags: ['faq'],
    wire: wireFaqArticle,
    toModel: asSent,
  }),
  faqArticleById: call({
    ...designed,
    summary: 'One help article, by id',
    path: 'faq/article/id/{id}',
    returns: 'item',
    tags: ['faq'],
    wire: wireFaqArticle,
    toModel: asSent,
  }),
  faqCategory: call({
    ...designed,
    summary: 'Articles of a help category',
    path: 'faq/category/{categoryId}',
    returns: 'item',
    tags: ['faq'],
    wire: wireFaqCategoryPage,
    toModel: asSent,
  }),
} as const
