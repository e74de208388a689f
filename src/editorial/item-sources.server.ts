import { GoneError, NotFoundError } from '@marquee/kit/http/errors.ts'
import { helpCategoriesOf } from '#config/help-categories.ts'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ExperienceGroup } from '#models/experience.ts'
import type { FaqArticle } from '#models/faq.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { SeasonType } from '#models/season.ts'
import type { SlugTable, Translations } from '#models/slugs.ts'
import type { ContentApi } from '../api/content-api.ts'
import { knownList } from '../page-kit/composition.server.ts'
import { fixedPage } from '../page-kit/fixed-pages.ts'
import { kindOfArticle } from './article-tiles.ts'

export interface Item {
  readonly slug: string
  readonly title: string
}

export interface ItemSource {
  readonly items: (api: ContentApi, language: Language, site: SiteId) => Promise<readonly Item[]>
  readonly table: (
    api: ContentApi,
    language: Language,
    items: readonly string[],
    site: SiteId,
  ) => Promise<SlugTable>
}

const shows = (isMovie: boolean): ItemSource => ({
  items: async (api, language) =>
    (await api.shows({ language })).filter((show) => isMovieShow(show, null) === isMovie),
  table: (api, language) => api.showSlugs({ language }),
})

/** The slug is the same in all languages that have the item. */
const noTable = () => Promise.reject(new NotFoundError('no slug table'))

type Translate = (
  api: ContentApi,
  params: { readonly language: Language; readonly slug: string },
) => Promise<Translations>

/** One call per item, because the source has no slug table for these. */
const translated =
  (translate: Translate): ItemSource['table'] =>
  (api, language, items) =>
    Promise.all(
      items.map(async (slug) => ({ ...(await translate(api, { language, slug })), [language]: slug })),
    )

const events = (type: SeasonType): ItemSource => ({
  items: async (api, language) => (await api.events({ language })).filter((event) => event.type === type),
  table: noTable,
})

const unique = (items: readonly Item[]): readonly Item[] =>
  [...Map.groupBy(items, ({ slug }) => slug).values()].flatMap((same) => same.slice(0, 1))

/** Derived from their experiences; groups without a page are left out. */
async function experienceGroups(api: ContentApi, language: Language): Promise<readonly ExperienceGroup[]> {
  const slugs = new Set(
    (await api.experiences({ language })).map(({ group }) => group).filter((group) => group !== null),
  )
  const groups = await Promise.all(
    [...slugs].map((slug) => knownList(api.experienceGroup({ slug, language }).then((group) => [group]))),
  )
  return groups.flat()
}

async function experienceArticles(api: ContentApi, language: Language): Promise<readonly Item[]> {
  return unique((await experienceGroups(api, language)).flatMap(({ articles }) => articles))
}

async function offers(api: ContentApi, language: Language): Promise<readonly Item[]> {
  const [all, promoted, news] = await Promise.all([
    api.newsOffers({ language }),
    api.promotionOffers({ language }),
    api.news({ language }),
  ])
  const newsSlugs = new Set(news.map(({ slug }) => slug))
  return unique([...all, ...promoted].filter((article) => kindOfArticle(article, newsSlugs) === 'offer'))
}

/** Articles of the help centre's categories. */
async function helpArticles(api: ContentApi, language: Language, site: SiteId) {
  const categories = await Promise.all(
    helpCategoriesOf(site).map(({ id }) => api.faqCategory({ categoryId: id, language })),
  )
  return categories.flatMap(({ articles }) =>
    articles.flatMap(({ id, slug, title }) => (slug === null ? [] : [{ id, slug, title }])),
  )
}

/** An article by slug or id; a withdrawn one is gone. */
export async function helpArticleNamed(
  api: ContentApi,
  language: Language,
  slug: string,
): Promise<FaqArticle> {
  try {
    return await api.faqArticleBySlug({ slug, language })
  } catch (error) {
    if (!(error instanceof NotFoundError) || error instanceof GoneError) throw error
    return api.faqArticleById({ id: slug, language })
  }
}

/** The id is the same in every language. */
async function helpArticleTable(
  api: ContentApi,
  _language: Language,
  _items: readonly string[],
  site: SiteId,
): Promise<SlugTable> {
  const rows = new Map<string, Record<string, string>>()
  for (const language of sites[site].languages) {
    for (const { id, slug } of await helpArticles(api, language, site))
      rows.set(id, { ...rows.get(id), [language]: slug })
  }
  return [...rows.values()]
}

const cinemas: ItemSource = {
  items: async (api, language) =>
    (await api.cinemas({ language })).map(({ slug, name }) => ({ slug, title: name })),
  table: (api, language) => api.cinemaSlugs({ language }),
}

const cities: ItemSource = {
  items: async (api, language) =>
    (await api.cities({ language }))
      .filter(({ hasPage }) => hasPage)
      .map(({ slug, name }) => ({ slug, title: name })),
  table: noTable,
}

export const itemSources: Readonly<Partial<Record<RouteKind, ItemSource>>> = {
  show: shows(true),
  entertainment: shows(false),
  cinema: cinemas,
  city: cities,
  tonightAt: cities,
  season: events('season'),
  specialEvent: events('special'),
  experience: { items: (api, language) => api.experiences({ language }), table: noTable },
  experienceGroup: { items: experienceGroups, table: noTable },
  experienceArticle: {
    items: experienceArticles,
    table: translated((api, params) => api.articleTranslate(params)),
  },
  offer: { items: offers, table: translated((api, params) => api.offerTranslate(params)) },
  newsItem: {
    items: (api, language) => api.news({ language }),
    table: translated((api, params) => api.newsTranslate(params)),
  },
  helpArticle: {
    items: async (api, language, site) => unique(await helpArticles(api, language, site)),
    table: helpArticleTable,
  },
  information: {
    items: async (api, language) =>
      (await api.masterTemplates({ language })).filter(
        ({ slug, indexed }) => indexed && fixedPage(slug) === null,
      ),
    table: translated((api, params) => api.masterTemplateTranslate(params)),
  },
}
