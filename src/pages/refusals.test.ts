import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../api/content-api.ts'
import { GoneError, MalformedError, NotFoundError, UnavailableError } from '../api/errors.ts'
import { composeSearch } from '../features/search/search.server.ts'
import { composeFilmCards } from '../features/wishlist/film-cards.server.ts'
import { aComposition, down } from '../page-kit/composition.fixture.ts'
import type { Composition } from '../page-kit/composition.server.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { composeCinema } from './cinema/cinema.server.ts'
import { composeCinemas } from './cinemas/cinemas.server.ts'
import { composeCity } from './city/city.server.ts'
import { composeEcards } from './ecards/ecards.server.ts'
import { composeExperience } from './experiences/experience.server.ts'
import { composeExperienceArticle } from './experiences/experience-article.server.ts'
import { composeExperienceGroup } from './experiences/experience-group.server.ts'
import { composeExperiences } from './experiences/experiences.server.ts'
import { composeHelp } from './help/help.server.ts'
import { composeHelpArticle } from './help/help-article.server.ts'
import { composeHelpCategory } from './help/help-category.server.ts'
import { composeHelpSearch } from './help/help-search.server.ts'
import { composeHome } from './home/home.server.ts'
import { composeInformation } from './information/information.server.ts'
import { composeNews } from './news/news.server.ts'
import { composeNewsItem } from './news/news-item.server.ts'
import { composeOffer } from './offers/offer.server.ts'
import { composeOffers } from './offers/offers.server.ts'
import { composeSeason } from './season/season.server.ts'
import { composeShow } from './show/show.server.ts'
import { composeShows } from './shows/shows.server.ts'
import { composeSubscriptionOffers } from './subscriptions/subscription-offers.server.ts'

type Compose = (composition: Composition) => Promise<PageResult<unknown>>

const input = { language: 'fr', slug: 'thing', app: false } as const

/** Pages of an item, with their required call. */
const pages: readonly (readonly [name: string, call: keyof ContentApi, compose: Compose])[] = [
  ['film', 'show', (composition) => composeShow(composition, { kind: 'show', startTrailer: false })],
  [
    'event',
    'show',
    (composition) => composeShow(composition, { kind: 'entertainment', startTrailer: false }),
  ],
  ['cinema', 'cinema', (composition) => composeCinema(composition, { light: false })],
  ['city', 'city', (composition) => composeCity(composition, { light: false })],
  ['season', 'event', (composition) => composeSeason(composition, { ...input, kind: 'season' })],
  ['special event', 'event', (composition) => composeSeason(composition, { ...input, kind: 'specialEvent' })],
  ['experience', 'experience', composeExperience],
  ['experience group', 'experienceGroup', composeExperienceGroup],
  ['experience article', 'article', composeExperienceArticle],
  ['offer', 'offer', composeOffer],
  ['piece of news', 'newsItem', composeNewsItem],
  ['help article by slug', 'faqArticleBySlug', (composition) => composeHelpArticle(composition, input)],
  [
    'help article by id',
    'faqArticleById',
    (composition) => composeHelpArticle(composition, { language: 'fr', app: false, id: '7' }),
  ],
  [
    'help topic',
    'faqCategory',
    (composition) => composeHelpCategory(composition, { language: 'fr', app: false, id: 'programming' }),
  ],
  [
    'information page',
    'masterTemplate',
    (composition) => composeInformation(composition, { ...input, kind: 'information' }),
  ],
]

/** Pages without an item, with the call that they cannot do without. */
const lists: readonly (readonly [name: string, call: keyof ContentApi, compose: Compose])[] = [
  ['home page', 'shows', composeHome],
  ['film list', 'shows', composeShows],
  ['cards of films', 'shows', composeFilmCards],
  ['list of cinemas', 'cinemas', composeCinemas],
  ['list of experiences', 'experiences', composeExperiences],
  ['list of offers', 'newsOffers', (composition) => composeOffers(composition, {})],
  ['list of news', 'news', (composition) => composeNews(composition, {})],
  ['help centre', 'faqCategory', (composition) => composeHelp(composition, { language: 'fr', app: false })],
  [
    'search of the help centre',
    'search',
    (composition) => composeHelpSearch(composition, { language: 'fr', app: false, q: 'annuler' }),
  ],
  [
    'search',
    'search',
    (composition) => composeSearch(composition, { language: 'fr', q: 'lyon', part: 'all' }),
  ],
  ['subscriptions', 'cinepass', composeSubscriptionOffers],
  ['e-cards', 'ecards', (composition) => composeEcards(composition, { language: 'fr', seats: 5 })],
]

test.each(lists)('the %s is unavailable if %s fail to load', async (_, call, compose) =>
  expect(await compose(aComposition({ [call]: down }))).toEqual({ outcome: 'unavailable' }),
)

describe.each(pages)('%s', (_, call, compose) => {
  const respond = (error: Error) =>
    compose(aComposition({ [call]: () => Promise.reject(error) }, { slug: 'thing' }))

  test('is missing for a 404 or an empty response', async () =>
    expect(await respond(new NotFoundError('x'))).toEqual({ outcome: 'missing' }))
  test('is gone if it was withdrawn', async () =>
    expect(await respond(new GoneError('x'))).toEqual({ outcome: 'gone' }))

  test.each([new UnavailableError('x'), new MalformedError('x')])('is unavailable after %s', async (error) =>
    expect(await respond(error)).toEqual({ outcome: 'unavailable' }),
  )
})
