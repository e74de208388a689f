import type { ExperienceSummary } from '#models/experience.ts'
import type { Edition } from '../document/edition.ts'
import { pathOf } from '../page-kit/links.ts'
import { widePicture } from '../page-kit/pictures.ts'
import type { TagBook } from '../page-kit/tag-book.ts'
import type { ExperienceTileModel } from '../page-models/experiences.ts'

interface TileMakers {
  readonly edition: Pick<Edition, 'paths' | 'language'>
  readonly tags: TagBook
}

export const experienceTile = (
  item: ExperienceSummary,
  { edition, tags }: TileMakers,
): ExperienceTileModel => ({
  slug: item.slug,
  title: item.title,
  href: pathOf(edition, 'experience', item.slug) ?? '/',
  picture: widePicture(item.backdrop),
  logo: widePicture(item.logo),
  text: item.teaser,
  premium: tags.isPremium(item.tag),
})

/** Premium formats first, each part in the editors' order. */
export const premiumFirst = <Item extends { readonly premium: boolean }>(
  items: readonly Item[],
): readonly Item[] => [...items].sort((a, b) => Number(b.premium) - Number(a.premium))
