import type { FollowModel } from '../../page-models/follow.ts'
import type { LinkModel, PlacePageModel } from '../../page-models/parts.ts'
import type { TonightListModel } from '../../page-models/timetable.ts'
import type { TimeOfDay } from '../../programme/time-of-day.ts'

interface ChoiceModel {
  readonly href: string
  readonly selected: boolean
}

export interface TonightChoicesModel {
  readonly times: readonly (ChoiceModel & { readonly id: TimeOfDay | 'evening' | 'all' })[]
  /** Latest ends, people and how full it is. */
  readonly ends: readonly (ChoiceModel & { readonly label: string })[]
  /** Versions and accessibility features. */
  readonly kinds: readonly (ChoiceModel & { readonly label: string })[]
  /** The page without its filters; null without filters. */
  readonly clearHref: string | null
}

export interface FilmDayModel {
  readonly dayName: string
  /** Films of a plan. */
  readonly count: number
  /** The showtimes of all plans, one plan after the other; null without a plan. */
  readonly list: TonightListModel | null
  readonly plans: readonly {
    /** Between each film and the next. */
    readonly gaps: readonly {
      readonly kind: 'break' | 'meal'
      /** `25min`, `1h30` */
      readonly length: string
      /** Part of it on the way; null in the same cinema. */
      readonly way: string | null
      /** The end of the film before is not known exactly. */
      readonly estimated: boolean
    }[]
    /** `10:30`, `21:48`, `11h18` */
    readonly from: string
    readonly until: string
    readonly length: string
    /** The end of the last film is not known exactly. */
    readonly estimated: boolean
    /** Of all films; null if one is unknown. */
    readonly price: string | null
  }[]
  readonly counts: readonly (ChoiceModel & { readonly count: number })[]
  readonly days: readonly (ChoiceModel & { readonly label: string })[]
}

export interface TonightAtModel {
  readonly name: string
  /** Null if nothing can be booked in the place in the next days. */
  readonly list: TonightListModel | null
  /** Totals of all pages of the list. */
  readonly count: { readonly showtimes: number; readonly shows: number }
  readonly choices: TonightChoicesModel
  /** Takes a question of an evening as `q`. */
  readonly askHref: string
  /** The place's own page. */
  readonly placeHref: string
  readonly placePage: PlacePageModel | undefined
  /** Page of all places. */
  readonly placesHref: string
  /** The same page of other places. */
  readonly around: readonly LinkModel[]
  readonly shareUrl: string
  /** Days of films instead of the list; null for the list. */
  readonly day: FilmDayModel | null
  /** The other of list and days of films, with the same filters. */
  readonly dayHref: string
  /** The list with its filters as data; null where the country does not offer it. */
  readonly data: { readonly calendar: string; readonly json: string } | null
  readonly follow: FollowModel | null
  readonly breadcrumb: readonly LinkModel[]
}

/** Showtimes with captions or audio description. */
export interface AccessibleModel extends Pick<TonightAtModel, 'data' | 'follow' | 'shareUrl' | 'breadcrumb'> {
  /** Name of the chosen place; null for the whole country. */
  readonly place: string | null
  /** One list a day. */
  readonly lists: readonly TonightListModel[]
  /** There are days that are not listed. */
  readonly hasMore: boolean
  readonly choices: Readonly<
    Record<'needs' | 'places' | 'days', readonly (ChoiceModel & { readonly label: string })[]>
  > &
    Pick<TonightChoicesModel, 'clearHref'>
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
