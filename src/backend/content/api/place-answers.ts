import { type Answer, type Asked, listOf } from './asked.ts'
import { findDetail } from './item-answers.ts'

/** `city/{slug}` with the list items of its cinemas. */
export async function city(asked: Asked, slug: string): Promise<Answer> {
  const fields = await findDetail(asked, 'city', 'city-detail', slug)
  if (!fields) return undefined
  const cinemas = await asked.items.many('cinema', listOf(fields.cinemas), asked.language)
  return { ...fields, cinemas: listOf(fields.cinemas).flatMap((name) => cinemas.get(name)?.fields ?? []) }
}

/** `gpxp/{slug}` with the cinemas that have it: those that carry its tag, and those that play it, for strands are no equipment. */
export async function experience(asked: Asked, slug: string): Promise<Answer> {
  const fields = await findDetail(asked, 'experience', 'experience-detail', slug)
  if (!fields) return undefined
  const tag = typeof fields.tag === 'string' ? fields.tag.toLowerCase() : slug
  const [cinemas, rows] = await Promise.all([asked.items.list('cinema', asked.language), asked.showtimes.withTag(tag, asked.today)])
  const playing = new Set(rows.map(({ cinema }) => cinema))
  const having = cinemas.filter((cinema) => playing.has(cinema.slug) || listOf(cinema.fields.tags).some((each) => each.toLowerCase() === tag))
  return { ...fields, cinemas: having.map((cinema) => cinema.slug) }
}
