import { type ApiRequest, listOf, type ResponseBody } from './api-request.ts'
import { findDetail } from './item-responses.ts'

export async function city(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const fields = await findDetail(request, 'city', 'city-detail', slug)
  if (!fields) return undefined
  const cinemas = await request.items.many('cinema', listOf(fields.cinemas), request.language)
  return { ...fields, cinemas: listOf(fields.cinemas).flatMap((name) => cinemas.get(name)?.fields ?? []) }
}

/** Cinemas equipped for it (by tag), and those that show it: strands need no equipment. */
export async function experience(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const fields = await findDetail(request, 'experience', 'experience-detail', slug)
  if (!fields) return undefined
  const tag = typeof fields.tag === 'string' ? fields.tag.toLowerCase() : slug
  const [cinemas, rows] = await Promise.all([
    request.items.list('cinema', request.language),
    request.showtimes.withTag(tag, request.today),
  ])
  const playing = new Set(rows.map(({ cinema }) => cinema))
  const having = cinemas.filter(
    (cinema) =>
      playing.has(cinema.slug) || listOf(cinema.fields.tags).some((each) => each.toLowerCase() === tag),
  )
  return { ...fields, cinemas: having.map((cinema) => cinema.slug) }
}
