import type { ProgrammeItemModel } from '../page-models/cinema.ts'

type Item = Pick<ProgrammeItemModel, 'rows' | 'failed'>

/** All times had closed when the page was rendered. */
const isOver = ({ rows, failed }: Item) =>
  !failed && rows.every(({ times }) => times.every(({ status }) => status === 'locked'))

/** Splits a day into current and past items. */
export const dayParts = <Each extends Item>(programme: readonly Each[]) => ({
  ahead: programme.filter((item) => !isOver(item)),
  over: programme.filter(isOver),
})
