import type { FiltersModel, RescueModel, ShowCardModel, TileModel } from './parts.ts'
import type { PushModel } from './teasers.ts'

export interface ShowsTabModel {
  readonly name: 'book' | 'presales' | 'kids' | 'special' | 'upcoming'
  /** Localised, without `#`. */
  readonly fragment: string
  readonly label: string
  readonly cards: readonly ShowCardModel[]
  readonly rescue: RescueModel | null
}

/** The film list (five tabs) and the event list (one). */
export interface ShowsPage {
  readonly heading: string
  readonly tabs: readonly ShowsTabModel[]
  /** Seasons and special events; the event list alone shows them, and only whole. */
  readonly seasons: readonly TileModel[]
  readonly filters: FiltersModel
  readonly promos: readonly PushModel[]
}
