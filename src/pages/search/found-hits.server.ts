import { isMovieShow } from '#models/rules/show-kind.ts'
import { nextTimes } from '../../features/tonight/next-times.server.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import { ctaLink, showPath } from '../../page-kit/links.ts'
import type { NextTimesModel } from '../../page-models/parts.ts'
import type { FoundHit, SearchHit } from '../../page-models/search.ts'

/** Films with times; those that are folded below them have none. */
const TIMED = 6

type Timed = readonly [href: string, next: NextTimesModel]

async function timesOf(
  hits: readonly SearchHit[],
  near: string,
  composition: Composition,
): Promise<ReadonlyMap<string, NextTimesModel>> {
  const { api, edition } = composition
  const { language } = edition
  const films = hits.filter(({ group }) => group === 'shows').slice(0, TIMED)
  if (films.length === 0) return new Map()
  const [shows, cinemas, cities, books] = await Promise.all([
    optionalList(composition, api.shows({ language })),
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
  ])
  const place = { ...composition, filters: { ...composition.filters, localisation: near || null } }
  const showOf = new Map(
    shows.map((show) => [showPath(edition, show.slug, isMovieShow(show, null)), show] as const),
  )
  const found = await Promise.all(
    films.map(async ({ href }): Promise<readonly Timed[]> => {
      const show = showOf.get(href)
      const next = show && (await optional(composition, nextTimes(show, { cinemas, cities, books }, place)))
      return next ? [[href, next]] : []
    }),
  )
  return new Map(found.flat())
}

/** Price of each offer that sells something, by the page of its button. */
async function pricesOf(
  hits: readonly SearchHit[],
  composition: Composition,
): Promise<ReadonlyMap<string, string>> {
  const { api, edition, formats } = composition
  if (hits.every(({ group }) => group !== 'offers')) return new Map()
  const offers = await optionalList(composition, api.temporaryOffers({ language: edition.language }))
  return new Map(
    offers.flatMap(({ price, cta }): readonly (readonly [string, string])[] => {
      const href = cta && ctaLink(edition, cta)?.href
      return href && price !== null ? [[href, formats.price(price)]] : []
    }),
  )
}

/** Adds what leads from a hit to a seat: the next times of films, and what offers cost. */
export async function foundHits(
  hits: readonly SearchHit[],
  near: string,
  composition: Composition,
): Promise<readonly FoundHit[]> {
  const [times, prices] = await Promise.all([timesOf(hits, near, composition), pricesOf(hits, composition)])
  return hits.map((hit) => {
    const [next, price] = [times.get(hit.href), prices.get(hit.href)]
    return { ...hit, ...(next ? { next } : {}), ...(price === undefined ? {} : { price }) }
  })
}
