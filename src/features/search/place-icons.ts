import type { IconName } from '@marquee/design/brand/icon-paths.tsx'
import type { SearchPlace } from '../../page-models/search.ts'

export const placeIcons = {
  shows: 'screen',
  cinemas: 'pin',
  offers: 'ticket',
  help: 'info',
} as const satisfies Record<SearchPlace['name'], IconName>
