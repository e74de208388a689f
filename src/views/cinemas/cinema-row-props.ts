import type { CinemaRowProps } from '../../components/places/cinema-row.tsx'
import type { CinemaLinkModel } from '../../page-data/models/parts.ts'
import { formatMarks } from '../cards/model-props.ts'

export const cinemaRows = (cinemas: readonly CinemaLinkModel[]): readonly CinemaRowProps[] =>
  cinemas.map(({ href, name, line, marks }) => ({ href, name, line, marks: formatMarks(marks) }))
