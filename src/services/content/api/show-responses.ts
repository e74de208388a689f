import type { JsonObject } from '../store/layers.ts'
import { type ApiRequest, listOf, next24Hours, type ResponseBody } from './api-request.ts'
import { addClientFeelings, type CountFeelings } from './client-feelings.ts'
import { findDetail, readDocument } from './item-responses.ts'

export async function shows(request: ApiRequest): Promise<ResponseBody> {
  const list = await request.items.list('show', request.language)
  const counts = await nextDayCounts(request)
  const all = list.map(
    ({ slug, fields }): JsonObject => ({ ...fields, next24ShowtimesCount: counts.get(slug) ?? 0 }),
  )
  const labels = new Set(all.map(({ label }) => label).filter((label) => typeof label === 'string'))
  const ratings = new Map(
    all.flatMap(({ contentRating: rating }) => (isRating(rating) ? [[rating.ref, rating] as const] : [])),
  )
  return { shows: all, labels: [...labels], contentratings: [...ratings.values()] }
}

const isRating = (value: unknown): value is { readonly ref: string } =>
  typeof value === 'object' && value !== null && 'ref' in value

function nextDayCounts(request: ApiRequest): Promise<Map<string, number>> {
  const { from, to } = next24Hours(request)
  return request.showtimes.counts(from, to)
}

/** `gone` for a withdrawn show. */
export async function show(
  request: ApiRequest,
  slug: string,
  countFeelings?: CountFeelings,
): Promise<ResponseBody | 'gone'> {
  const fields = await findDetail(request, 'show', 'show-detail', slug)
  if (!fields) return listOf(await readDocument(request, 'gone-shows')).includes(slug) ? 'gone' : undefined
  const [counts, feelings] = await Promise.all([nextDayCounts(request), countFeelings?.(request.site, slug)])
  return {
    ...fields,
    ...(feelings && { feelings: addClientFeelings(fields.feelings, feelings) }),
    next24ShowtimesCount: counts.get(slug) ?? 0,
  }
}

/** Shows that a subscription covers, today's first. */
export async function currentShows(request: ApiRequest): Promise<ResponseBody> {
  const running = await request.showtimes.showDays(request.today)
  const list = await request.items.list('show', request.language)
  return {
    shows: list
      .filter(({ slug, fields }) => running.has(slug) && fields.isMovie === true)
      .slice(0, 12)
      .map(({ slug }) => slug),
  }
}
