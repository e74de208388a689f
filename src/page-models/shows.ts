import type { FiltersModel, RescueModel, ShowCardModel, TileModel } from './parts.ts'
import type { PushModel } from './teasers.ts'

export interface ShowsTabModel {
  readonly name: 'book' | 'presales' | 'kids' | 'special' | 'upcoming'
  /** Localised, without `#`. */
  readonly fragment: string
  readonly label: string
  readonly count: number
  /** The first of `count`, unless the page is whole. */
  readonly cards: readonly ShowCardModel[]
  readonly rescue: RescueModel | null
}

/** The film list has five tabs, the event list one. */
export interface ShowsPage {
  readonly heading: string
  readonly tabs: readonly ShowsTabModel[]
  /** Event list only, and only without filters. */
  readonly seasons: readonly TileModel[]
  readonly filters: FiltersModel
  readonly promos: readonly PushModel[]
  /** Address of the page with every card; null if this is it. */
  readonly whole: string | null
}
