import type { DateField } from 'payload'

type DateEntry = NonNullable<NonNullable<DateField['admin']>['date']>

/** How people type days, whatever the language of the pages; Payload's own formats cannot be read back. */
const typedDays = ['d.M.yyyy', 'd/M/yyyy', 'd-M-yyyy', 'yyyy-MM-dd']
const typedTimes = typedDays.flatMap((day) => [`${day} H:mm`, `${day}, H:mm`])

/** A day, picked or typed; shown as the language of the pages writes it. */
export const dayEntry: DateEntry = { pickerAppearance: 'dayOnly', displayFormat: 'PP', overrides: { dateFormat: ['PP', ...typedDays] } }

/** A day and a time, picked in steps of so many minutes or typed to the minute. */
export const timeEntry = (minutes: number): DateEntry => ({
  pickerAppearance: 'dayAndTime',
  displayFormat: 'PPp',
  timeFormat: 'p',
  timeIntervals: minutes,
  overrides: { dateFormat: ['PPp', ...typedTimes] },
})
