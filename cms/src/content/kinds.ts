import type { EditorialKind } from './editorial-kind.ts'
import { offersKinds } from './kinds/offers.ts'
import { pageKinds } from './kinds/pages.ts'
import { siteKinds } from './kinds/site.ts'
import { storyKinds } from './kinds/stories.ts'
import { teaserKinds } from './kinds/teasers.ts'
import { visitKinds } from './kinds/visit.ts'

/** All editorial kinds, in the order of the menu. */
export const editorialKinds: readonly EditorialKind[] = [
  ...storyKinds,
  ...offersKinds,
  ...teaserKinds,
  ...visitKinds,
  ...pageKinds,
  ...siteKinds,
]

export const kindOfCollection = (slug: string): EditorialKind | undefined =>
  editorialKinds.find((kind) => kind.slug === slug)
