import type { ItemKind } from '#models/item-kinds.ts'
import { contract } from '../../api/contract.ts'
import type { ContentChange } from './store/changes.ts'
import type { ContentStore } from './store/content-store.ts'

const taggedKinds: Readonly<Record<string, ItemKind>> = {
  show: 'show-detail',
  cinema: 'cinema',
  city: 'city',
  zone: 'city',
  event: 'event',
  experience: 'experience',
  'experience-group': 'experience-group',
  news: 'news',
  offer: 'offer',
  article: 'article',
  page: 'master-template',
}

const plainTags = [...new Set(Object.values(contract).flatMap(({ tags }): readonly string[] => tags))].filter(
  (tag) => !tag.includes('{'),
)

/** Expands `*`, everything of a site, into the tags that cached responses carry. */
export async function expandTags(store: ContentStore, change: ContentChange): Promise<ContentChange> {
  if (!change.tags.includes('*')) return change
  const { items } = store.site(change.site)
  const ofItems = await Promise.all(
    Object.entries(taggedKinds).map(async ([name, kind]) => {
      const slugs = (await items.slugs(kind)).flatMap((each) => Object.values(each))
      return [...new Set(slugs)].map((slug) => `${name}:${slug}`)
    }),
  )
  return { site: change.site, tags: [...plainTags, ...ofItems.flat(), 'zone:idf', '*'] }
}
