import type { IconName } from '@marquee/design/brand/icon-paths.ts'
import type { SearchPlace } from '../../page-models/search.ts'

export const placeIcons = {
  shows: 'film',
  cinemas: 'pin',
  offers: 'tag',
  help: 'help',
} as const satisfies Record<SearchPlace['name'], IconName>
