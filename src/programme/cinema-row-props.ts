import type { CinemaRowProps } from '@marquee/design/places/cinema-row.tsx'
import type { FavouriteOf } from '../features/saved-items/favourites/use-favourites.ts'
import type { CinemaLinkModel } from '../page-models/parts.ts'
import { formatMarks } from './format-marks.ts'

export const cinemaRows = (
  cinemas: readonly CinemaLinkModel[],
  favouriteOf?: FavouriteOf,
): readonly CinemaRowProps[] =>
  cinemas.map(({ slug, href, name, line, marks, picture }) => ({
    href,
    name,
    line,
    marks: formatMarks(marks),
    favourite: favouriteOf?.(slug),
    picture,
  }))
