import { type SearchType, searchTypes } from '../store/item-kinds.ts'
import type { JsonObject } from '../store/layers.ts'
import type { Answer, Asked } from './asked.ts'

const searchedTypes = ['show', 'cinema', 'offer', 'news', 'faq'] as const satisfies readonly SearchType[]
const PER_TYPE = 60

/** `search/full?q=&type=`: without a type, hits of all the types that a visitor searches. */
export async function search(asked: Asked): Promise<Answer> {
  const type = asked.query.get('type')
  const types: readonly SearchType[] = type === null || type === '' ? searchedTypes : isSearchType(type) ? [type] : []
  const hits = await asked.search({
    text: asked.query.get('q') ?? '',
    kinds: types.map((name) => searchTypes[name]),
    language: asked.language,
    limit: PER_TYPE,
  })
  const found = await Promise.all(
    hits.map(async ({ kind, id }) => {
      const item = await asked.items.byId(kind, id, asked.language)
      const name = types.find((each) => searchTypes[each] === kind)
      return item && name ? [toHit(name, item.id, item.slug, item.fields)] : []
    }),
  )
  return found.flat()
}

const isSearchType = (name: string): name is SearchType => name in searchTypes

function toHit(type: SearchType, id: string, slug: string, fields: JsonObject): JsonObject {
  const { title, name, genres, duration, isMovie, contentRating } = fields
  const poster = fields.posterPath ?? null
  return {
    type,
    id,
    slug,
    title: title ?? name,
    poster,
    posterPath: poster,
    image: fields.thumbnail ?? fields.image ?? fields.backdrop ?? null,
    contentRating: contentRating ?? null,
    synopsis: null,
    teaser: fields.headline ?? fields.teaser ?? addressOf(fields),
    isMovie: isMovie ?? true,
    duration: duration ?? null,
    genres: genres ?? [],
    topic: fields.topic ?? null,
    publicationDate: fields.releaseDate ?? fields.publicationDate ?? null,
    startDate: fields.startDate ?? null,
    endDate: fields.endDate ?? null,
    dateType: fields.dateType ?? null,
  }
}

/** Zip and city of a cinema. */
function addressOf({ theaters }: JsonObject): string | null {
  const [first] = Array.isArray(theaters) ? (theaters as { addressZip?: unknown; addressCity?: unknown }[]) : []
  const parts = [first?.addressZip, first?.addressCity].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : null
}
