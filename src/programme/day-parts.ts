import type { ProgrammeItemModel } from '../page-models/cinema.ts'

type Item = Pick<ProgrammeItemModel, 'rows' | 'failed'>

/** All of its times had closed when the page was made. */
const isOver = ({ rows, failed }: Item) =>
  !failed && rows.every(({ times }) => times.every(({ state }) => state === 'locked'))

/** A cinema's day: what can still be seen, sold out or not, and what is over. */
export const dayParts = <Each extends Item>(programme: readonly Each[]) => ({
  ahead: programme.filter((item) => !isOver(item)),
  over: programme.filter(isOver),
})
