import { beforeAll, expect, test } from 'vitest'
import { toExperienceArticle, toNewsItem, toOffer, wireArticle } from '#models/article.ts'
import { toCityDetail, wireCityDetail } from '#models/city.ts'
import { aCinema, aComposition, connectNoProgramme } from '../page-kit/composition.fixture.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { composeCinema } from './cinema/cinema.server.ts'
import { composeCity } from './city/city.server.ts'
import { composeExperienceArticle } from './experiences/experience-article.server.ts'
import { composeNewsItem } from './news/news-item.server.ts'
import { composeOffer } from './offers/offer.server.ts'
import { aSeasonApi } from './season/season.fixture.ts'
import { composeSeason } from './season/season.server.ts'

beforeAll(connectNoProgramme)

const wire = { slug: 'own', title: 'Own', name: 'Own', trackingSlug: 'tracked' }
const article = wireArticle.parse(wire)
const pages: Readonly<Record<string, () => Promise<PageResult<{ readonly tracking: unknown }>>>> = {
  city: () =>
    composeCity(
      aComposition({ city: async () => toCityDetail(wireCityDetail.parse(wire)) }, { slug: 'own' }),
      { light: false },
    ),
  season: () =>
    composeSeason(aComposition(aSeasonApi({ trackingSlug: 'tracked' }), { slug: 'opera' }), {
      language: 'fr',
      slug: 'opera',
      kind: 'season',
    }),
  'article of the news': () =>
    composeNewsItem(aComposition({ newsItem: async () => toNewsItem(article) }, { slug: 'own' })),
  'article of the offers': () =>
    composeOffer(aComposition({ offer: async () => toOffer(article) }, { slug: 'own' })),
  'article of the experiences': () =>
    composeExperienceArticle(
      aComposition({ article: async () => toExperienceArticle(article) }, { slug: 'own' }),
    ),
}

test.each(Object.keys(pages))('a page of a %s has the tracking slug of its source', async (name) => {
  const [subject = ''] = name.split(' ')
  expect(await pages[name]?.()).toMatchObject({
    outcome: 'found',
    page: { tracking: { [subject]: { slug: 'tracked' } } },
  })
})

test.each([false, true])(
  'a page of a cinema has the tracking slugs of cinema and city (light: %s)',
  async (light) => {
    const cinema = async () => aCinema('own', { citySlug: 'lyon', tracking: { cinemaSlug: 'tracked' } })
    expect(await composeCinema(aComposition({ cinema }, { slug: 'own' }), { light })).toMatchObject({
      outcome: 'found',
      page: { tracking: { cinema: { slug: 'tracked', citySlug: 'lyon' } } },
    })
  },
)
