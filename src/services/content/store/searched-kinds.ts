import type { ItemKind } from '#models/item-kinds.ts'
import { foldText } from '#models/rules/search-text.ts'
import type { JsonObject } from './layers.ts'

/** Kinds that `search/full` finds, by the value of its `type` parameter. */
export const searchTypes = {
  show: 'show',
  cinema: 'cinema',
  offer: 'offer',
  news: 'news',
  faq: 'faq-article',
  experience: 'experience',
  master_template: 'master-template',
} as const satisfies Record<string, ItemKind>

export type IndexedType = keyof typeof searchTypes

export const foundAs: Partial<Record<ItemKind, ItemKind>> = { 'show-detail': 'show' }

const searchedFields: Partial<
  Record<ItemKind, { readonly title: readonly string[]; readonly body: readonly string[] }>
> = {
  show: { title: ['title'], body: ['originalTitle', 'hubbleCasting', 'directors', 'actors', 'genres'] },
  'show-detail': {
    title: ['originalTitle'],
    body: ['title', 'directors', 'actors', 'entertainementCasting'],
  },
  cinema: { title: ['name'], body: ['city', 'addressCity', 'addressZip', 'theaters', 'citySlug'] },
  offer: { title: ['title'], body: ['headline', 'subtitle'] },
  news: { title: ['title'], body: ['headline', 'subtitle'] },
  'faq-article': { title: ['title'], body: ['teaser', 'content'] },
  experience: { title: ['title'], body: ['teaser', 'slug'] },
  'master-template': {
    title: ['title'],
    body: ['slug', 'headline', 'header', 'explanation', 'listing', 'mosaic'],
  },
}

/** Folded; undefined for kinds that are not searched. */
export function searchedText(kind: ItemKind, item: JsonObject): { title: string; body: string } | undefined {
  const fields = searchedFields[kind]
  if (!fields) return undefined
  const text = (names: readonly string[]) => foldText(names.map((name) => plain(item[name])).join(' '))
  return { title: text(fields.title), body: text(fields.body) }
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ')
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(plain).join(' ')
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((inner) => typeof inner === 'string' || Array.isArray(inner))
      .map(plain)
      .join(' ')
  return ''
}
