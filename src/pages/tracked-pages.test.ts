import { beforeAll, expect, test } from 'vitest'
import { toExperienceArticle, toNewsItem, toOffer, wireArticle } from '#models/article.ts'
import { toCityDetail, wireCityDetail } from '#models/city.ts'
import { aCinema, connectNoProgramme } from '../page-kit/composition.fixture.ts'
import { composePage } from './compose-page.fixture.ts'
import { aSeasonApi } from './season/season.fixture.ts'

beforeAll(connectNoProgramme)

const wire = { slug: 'own', title: 'Own', name: 'Own', trackingSlug: 'tracked' }
const article = wireArticle.parse(wire)

test.each([
  ['city', 'city', { city: async () => toCityDetail(wireCityDetail.parse(wire)) }],
  ['season', 'season', aSeasonApi({ trackingSlug: 'tracked' })],
  ['newsItem', 'article', { newsItem: async () => toNewsItem(article) }],
  ['offer', 'article', { offer: async () => toOffer(article) }],
  ['experienceArticle', 'article', { article: async () => toExperienceArticle(article) }],
])('the page %s has the tracking slug of its %s', async (page, subject, calls) =>
  expect(await composePage(page, calls)).toMatchObject({
    outcome: 'found',
    page: { tracking: { [subject]: { slug: 'tracked' } } },
  }),
)

test.each([false, true])(
  'a page of a cinema has the tracking slugs of cinema and city (light: %s)',
  async (light) => {
    const cinema = async () => aCinema('own', { citySlug: 'lyon', tracking: { cinemaSlug: 'tracked' } })
    expect(await composePage('cinema', { cinema }, { light })).toMatchObject({
      outcome: 'found',
      page: { tracking: { cinema: { slug: 'tracked', citySlug: 'lyon' } } },
    })
  },
)
