import { GoneError, MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { describe, expect, test } from 'vitest'
import type { ContentApi } from '../api/content-api.ts'
import { composePage } from './compose-page.fixture.ts'

/** Pages of an item, with their required call. */
const pages: readonly (readonly [page: string, call: keyof ContentApi, input?: object])[] = [
  ['show', 'show'],
  ['show', 'show', { kind: 'entertainment' }],
  ['cinema', 'cinema'],
  ['city', 'city'],
  ['season', 'event'],
  ['season', 'event', { kind: 'specialEvent' }],
  ['experience', 'experience'],
  ['experienceGroup', 'experienceGroup'],
  ['experienceArticle', 'article'],
  ['offer', 'offer'],
  ['newsItem', 'newsItem'],
  ['helpArticle', 'faqArticleBySlug'],
  ['helpArticle', 'faqArticleById', { slug: undefined, id: '7' }],
  ['helpCategory', 'faqCategory', { id: 'programming' }],
  ['information', 'masterTemplate'],
]

/** Pages without an item, with the call that they cannot do without. */
const lists: typeof pages = [
  ['home', 'shows'],
  ['shows', 'shows'],
  ['filmCards', 'shows'],
  ['filmIdentities', 'shows'],
  ['cinemas', 'cinemas'],
  ['experiences', 'experiences'],
  ['offers', 'newsOffers'],
  ['news', 'news'],
  ['help', 'faqCategory'],
  ['helpSearch', 'search', { q: 'annuler' }],
  ['search', 'search', { q: 'lyon' }],
  ['subscriptionOffers', 'cinepass'],
  ['ecards', 'ecards', { seats: 5 }],
]

const failing = (call: keyof ContentApi, error: Error) => ({ [call]: () => Promise.reject(error) })

test.for(lists)('the page %s is unavailable if %s fail to load', async ([page, call, input]) =>
  expect(await composePage(page, failing(call, new UnavailableError('x')), input)).toEqual({
    outcome: 'unavailable',
  }),
)

describe.for(pages)('the page %s of %s %j', ([page, call, input]) => {
  test.each([
    [new NotFoundError('x'), 'missing'],
    [new GoneError('x'), 'gone'],
    [new UnavailableError('x'), 'unavailable'],
    [new MalformedError('x'), 'unavailable'],
  ])('after %s is %s', async (error, outcome) =>
    expect(await composePage(page, failing(call, error), input)).toEqual({ outcome }),
  )
})
