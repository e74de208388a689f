import { Board } from '@marquee/design/showtimes/board.tsx'
import { TimeButton } from '@marquee/design/showtimes/times.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: Board }

export const TwoVersions = state(({ rows }) => <Board rows={rows} />)
export const SomePast = state(({ rows: [row] }) => (
  <Board rows={[{ ...row, times: row.times.map((time) => ({ ...time, past: time.status === 'locked' })) }]} />
))
export const AllPast = state(({ rows: [row] }) => (
  <Board rows={[{ ...row, times: row.times.map((time) => ({ ...time, past: true })) }]} />
))
export const SoldOut = state(({ rows: [row], time }) => <Board rows={[{ ...row, times: [time.soldout] }]} />)
export const FewSeatsLeft = state(({ rows: [row], time }) => (
  <Board rows={[{ ...row, times: [{ ...time.available, fullness: {}, level: 'few' }] }]} />
))
export const TimesOfTheirOwn = state(({ rows: [row], marks, help }) => (
  <Board
    rows={[
      {
        ...row,
        times: row.times.map((time, index) =>
          index === 2 ? { ...time, own: { version: row.version, marks, accessibility: help } } : time,
        ),
      },
    ]}
  />
))
export const WithDetails = state(({ rows }) => (
  <Board
    rows={rows}
    render={({ id, ...time }) => <TimeButton key={id} {...time} onPress={nothing} opens="showtimeDetails" />}
  />
))
