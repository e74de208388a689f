import type { RouteKind } from '../../config/routes.ts'
import type { FiltersModel } from '../page-models/parts.ts'
import type { Place } from '../storage/place-store.ts'

const ofPlace: readonly RouteKind[] = ['cinema', 'cinemaLight', 'city', 'cityLight']
const narrowed: readonly RouteKind[] = ['shows', 'show', 'entertainments', 'entertainment', 'experience']

interface PlacedPage {
  readonly name?: string
  readonly filters?: Pick<FiltersModel, 'groups'>
}

const narrowedTo = ({ filters }: PlacedPage): string | undefined =>
  filters?.groups.find(({ name }) => name === 'localisation')?.choices.find(({ active }) => active)?.label

/**
 * The place that a page is about, in words. Null where the page could be narrowed to one and is not; undefined where what the visitor chose
 * is all there is to say.
 */
export function pagePlace(
  kind: RouteKind | undefined,
  page: PlacedPage | undefined,
): string | null | undefined {
  if (kind === undefined || page === undefined) return undefined
  if (ofPlace.includes(kind)) return page.name
  return narrowedTo(page) ?? (narrowed.includes(kind) ? null : undefined)
}

interface Button {
  readonly kind: RouteKind | undefined
  /** See `pagePlace`. */
  readonly here: string | null | undefined
  /** The visitor's. */
  readonly place: Pick<Place, 'name' | 'guessed'> | null | undefined
  /** The visitor's place was chosen on this page. */
  readonly changed: boolean
}

/**
 * What the place button says: never a place that the list in view is not in. The page of a cinema or a city names itself, until the visitor
 * chooses there. A guess does not order the list of cinemas.
 */
export function placeName({ kind, here, place, changed }: Button): string | null {
  const chosen = changed && kind !== undefined && ofPlace.includes(kind) && place && !place.guessed
  if (here !== undefined && !chosen) return here
  return place && !(place.guessed && kind === 'cinemas') ? place.name : null
}
