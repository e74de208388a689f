import type { CinemaRowProps } from '../../components/places/cinema-row.tsx'
import type { CinemaLinkModel } from '../../page-data/models/parts.ts'
import { formatMarks, pictureData } from '../cards/model-props.ts'
import type { FavouriteOf } from '../cinema/use-favourites.ts'

export const cinemaRows = (cinemas: readonly CinemaLinkModel[], favouriteOf?: FavouriteOf): readonly CinemaRowProps[] =>
  cinemas.map(({ slug, href, name, line, marks, picture }) => ({
    href,
    name,
    line,
    marks: formatMarks(marks),
    favourite: favouriteOf?.(slug),
    picture: picture && pictureData(picture),
  }))
