import type { RouteKind } from '#config/routes.ts'
import type { FiltersModel, PlacePageModel } from '../page-models/parts.ts'
import type { Place } from '../storage/place-store.ts'

const ofPlace: readonly RouteKind[] = ['cinema', 'cinemaLight', 'city', 'cityLight', 'tonightAt']
const narrowed: readonly RouteKind[] = ['shows', 'show', 'entertainments', 'entertainment', 'experience']

interface PlacedPage {
  readonly name?: string
  readonly filters?: Pick<FiltersModel, 'groups' | 'place'>
  readonly placePage?: PlacePageModel | undefined
}

const narrowedTo = ({ filters }: PlacedPage): string | undefined =>
  filters?.groups.find(({ name }) => name === 'localisation')?.choices.find(({ active }) => active)?.label

/** Name of the page's place. Null for a list of all places; undefined if the visitor's place applies. */
export function pagePlace(
  kind: RouteKind | undefined,
  page: PlacedPage | undefined,
): string | null | undefined {
  if (kind === undefined || page === undefined) return undefined
  if (ofPlace.includes(kind)) return page.name
  return narrowedTo(page) ?? (narrowed.includes(kind) ? null : undefined)
}

/** The page that the menu's entry for cinemas links to; undefined if the visitor's place applies. */
export const linkedPlace = (page: PlacedPage | undefined): PlacePageModel | undefined =>
  page?.filters?.place ?? page?.placePage

interface Button {
  readonly kind: RouteKind | undefined
  readonly here: string | null | undefined
  readonly place: Pick<Place, 'name' | 'guessed'> | null | undefined
  /** The visitor chose the place on this page. */
  readonly changed: boolean
}

/**
 * Name on the place button: never a place that the visible list does not follow. The page of a cinema or a city has its own name until the visitor
 * chooses another place there. A guess does not order the list of cinemas.
 */
export function placeButtonName({ kind, here, place, changed }: Button): string | null {
  const chosen = changed && kind !== undefined && ofPlace.includes(kind) && place && !place.guessed
  if (here !== undefined && !chosen) return here
  return place && !(place.guessed && kind === 'cinemas') ? place.name : null
}
