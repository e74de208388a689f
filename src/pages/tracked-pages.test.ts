import { beforeAll, expect, test } from 'vitest'
import { aCinema, connectNoProgramme, someContent } from '../page-kit/composition.fixture.ts'
import { composePage } from './compose-page.fixture.ts'
import { aSeasonApi } from './season/season.fixture.ts'

beforeAll(connectNoProgramme)

const tracked = { slug: 'own', title: 'Own', name: 'Own', trackingSlug: 'tracked' }

test.each([
  ['city', 'city', someContent({ city: tracked })],
  ['season', 'season', aSeasonApi({ trackingSlug: 'tracked' })],
  ['newsItem', 'article', someContent({ newsItem: tracked })],
  ['offer', 'article', someContent({ offer: tracked })],
  ['experienceArticle', 'article', someContent({ article: tracked })],
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
