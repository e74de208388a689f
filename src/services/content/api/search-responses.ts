import { isMap, type JsonObject } from '../store/layers.ts'
import { type IndexedType, searchTypes } from '../store/searched-kinds.ts'
import type { ApiRequest, ResponseBody } from './api-request.ts'

/** Help articles are a separate search: a match there would prevent the correction of a film title. */
const searchedTypes = [
  ['show', 'cinema', 'experience', 'offer', 'news', 'master_template'],
  ['faq'],
] as const satisfies readonly (readonly IndexedType[])[]
const PER_TYPE = 60

export async function search(request: ApiRequest): Promise<ResponseBody> {
  const type = request.query.get('type')
  if (type === null || type === '')
    return (await Promise.all(searchedTypes.map((types) => hitsOf(request, types)))).flat()
  return isSearchType(type) ? hitsOf(request, [type]) : []
}

async function hitsOf(request: ApiRequest, types: readonly IndexedType[]): Promise<readonly JsonObject[]> {
  const hits = await request.search({
    text: request.query.get('q') ?? '',
    kinds: types.map((name) => searchTypes[name]),
    language: request.language,
    limit: PER_TYPE,
  })
  const found = await Promise.all(
    hits.map(async ({ kind, slug }) => {
      const item = await request.items.find(kind, slug, request.language)
      const name = types.find((each) => searchTypes[each] === kind)
      return item && name && isPublic(item.fields) ? [toHit(name, item.id, item.slug, item.fields)] : []
    }),
  )
  return found.flat()
}

const isPublic = ({ indexed, redirectSlug }: JsonObject): boolean =>
  indexed !== false && typeof redirectSlug !== 'string'

const isSearchType = (name: string): name is IndexedType => name in searchTypes

function toHit(type: IndexedType, id: string, slug: string, fields: JsonObject): JsonObject {
  const { title, name, genres, duration, isMovie, contentRating } = fields
  const poster = fields.posterPath ?? null
  return {
    type,
    id,
    slug,
    title: title ?? name,
    titleLanguage: fields.titleLanguage ?? null,
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

function addressOf({ theaters }: JsonObject): string | null {
  const first: unknown = Array.isArray(theaters) ? theaters[0] : undefined
  const { addressZip, addressCity }: JsonObject = isMap(first) ? first : {}
  const parts = [addressZip, addressCity].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return parts.length > 0 ? parts.join(' ') : null
}
