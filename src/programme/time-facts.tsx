import { HelpMark, isExceptional, Mk } from '@marquee/design/labels/marks.tsx'
import type { TimetableEntryModel } from '../page-models/timetable.ts'

type TimeFactsProps = Pick<TimetableEntryModel, 'version' | 'marks' | 'accessibility' | 'time'>

/** Version, formats, accessibility and price of a showtime that has a line of its own. */
export function TimeFacts({ version, marks, accessibility, time }: TimeFactsProps) {
  return (
    <>
      {version}
      {marks.filter(isExceptional).map((mark) => (
        <Mk key={mark.tag} {...mark} />
      ))}
      {accessibility.map((mark) => (
        <HelpMark key={mark.label} {...mark} />
      ))}
      {time.price !== null && <small>{time.price}</small>}
    </>
  )
}
