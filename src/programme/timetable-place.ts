import type { Cinema } from '#models/cinema.ts'
import type { Edition } from '../document/edition.ts'
import { distanceBetween } from '../page-kit/distance.ts'
import type { Filters } from '../page-kit/filters.ts'
import { cinemaPath } from '../page-kit/links.ts'
import type { TimetablePlaceModel } from '../page-models/timetable.ts'

/** `main` is the cinema that distances are measured from; `filters` are those of the link. */
export const timetablePlace = (
  { slug, name, gpsPosition: position }: Cinema,
  main: Cinema | undefined,
  filters: Filters,
  edition: Edition,
): TimetablePlaceModel => ({
  slug,
  name,
  href: cinemaPath(edition, slug, filters),
  position,
  kilometres: main?.gpsPosition && position ? distanceBetween(main.gpsPosition, position) : null,
})
