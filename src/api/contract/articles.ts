import { toExperienceArticle, toNewsItem, toNewsList, wireArticle, wireArticles } from '#models/article.ts'
import { wireFaqArticle, wireFaqCategoryPage } from '#models/faq.ts'
import { toMasterTemplate, wireMasterTemplate, wireMasterTemplates } from '#models/master-template.ts'
import { toSearchResults, wireSearchResults } from '#models/search.ts'
import { asSent } from '#models/wire.ts'
import { call } from '../call.ts'
import { translation } from './translation.ts'

export const articleCalls = {
  news: call('news', {
    summary: 'All news',
    returns: 'list',
    tags: ['news'],
    wire: wireArticles,
    toModel: toNewsList,
  }),
  newsItem: call('news/{slug}', {
    summary: 'One news item',
    returns: 'item',
    tags: ['news:{slug}'],
    wire: wireArticle,
    toModel: toNewsItem,
  }),
  newsTranslate: translation('a news item', 'news/{slug}/translate', 'news:{slug}'),
  article: call('article/{slug}', {
    summary: 'One experience article',
    returns: 'item',
    tags: ['article:{slug}'],
    wire: wireArticle,
    toModel: toExperienceArticle,
  }),
  articleTranslate: translation('an experience article', 'article/{slug}/translate', 'article:{slug}'),
  masterTemplates: call('master-template/pages', {
    summary: 'All information pages',
    returns: 'list',
    tags: ['pages'],
    wire: wireMasterTemplates,
    toModel: asSent,
  }),
  masterTemplate: call('master-template/page/{slug}', {
    summary: 'One information page',
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
  search: call('search/full', {
    origin: 'observed',
    summary:
      'Full-text search; `type` is show, cinema, offer, news, faq, experience or master_template, without it all of them',
    query: { q: 'required', type: 'optional' },
    returns: 'list',
    tags: ['search'],
    wire: wireSearchResults,
    toModel: toSearchResults,
  }),
  faqArticleBySlug: call('faq/article/slug/{slug}', {
    summary: 'One help article, by slug',
    returns: 'item',
    tags: ['faq'],
    wire: wireFaqArticle,
    toModel: asSent,
  }),
  faqArticleById: call('faq/article/id/{id}', {
    summary: 'One help article, by id',
    returns: 'item',
    tags: ['faq'],
    wire: wireFaqArticle,
    toModel: asSent,
  }),
  faqCategory: call('faq/category/{categoryId}', {
    summary: 'Articles of a help category',
    returns: 'item',
    tags: ['faq'],
    wire: wireFaqCategoryPage,
    toModel: asSent,
  }),
} as const
