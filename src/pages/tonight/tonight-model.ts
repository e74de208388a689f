import type { LinkModel, PlacePageModel } from '../../page-models/parts.ts'
import type { TonightListModel } from '../../page-models/timetable.ts'
import type { TimeOfDay } from '../../programme/time-of-day.ts'

interface ChoiceModel {
  readonly href: string
  readonly selected: boolean
}

export interface TonightChoicesModel {
  readonly times: readonly (ChoiceModel & { readonly id: TimeOfDay | 'evening' | 'all' })[]
  /** Latest ends. */
  readonly ends: readonly (ChoiceModel & { readonly label: string })[]
  /** Versions and accessibility features. */
  readonly kinds: readonly (ChoiceModel & { readonly label: string })[]
  /** The page without its filters; null without filters. */
  readonly clearHref: string | null
}

export interface TonightAtModel {
  readonly name: string
  /** Null if nothing can be booked in the place in the next days. */
  readonly list: TonightListModel | null
  /** Totals of all pages of the list. */
  readonly count: { readonly showtimes: number; readonly shows: number }
  readonly choices: TonightChoicesModel
  /** The place's own page. */
  readonly placeHref: string
  readonly placePage: PlacePageModel | undefined
  /** Page of all places. */
  readonly placesHref: string
  /** The same page of other places. */
  readonly around: readonly LinkModel[]
  readonly shareUrl: string
  /** The list with its filters as data; null where the country does not offer it. */
  readonly data: { readonly calendar: string; readonly json: string } | null
  readonly breadcrumb: readonly LinkModel[]
}

interface TonightCityModel {
  readonly name: string
  readonly href: string
  readonly cinemas: readonly { readonly slug: string; readonly name: string; readonly href: string }[]
}

export interface TonightPlacesModel {
  /** A place that plays today; null without a programme. */
  readonly here: { readonly list: TonightListModel; readonly href: string } | null
  readonly cities: readonly TonightCityModel[]
}
