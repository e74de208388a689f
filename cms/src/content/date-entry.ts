import type { DateField } from 'payload'

type DateEntry = NonNullable<NonNullable<DateField['admin']>['date']>

/** How people type days, whatever the language of the pages; Payload's own formats cannot be read back. */
const typedDays = ['d.M.yyyy', 'd/M/yyyy', 'd-M-yyyy', 'yyyy-MM-dd']
const typedTimes = typedDays.flatMap((day) => [`${day} H:mm`, `${day}, H:mm`])

/** The day before the month, and no names: Payload writes those in English until the language of the pages has come. */
const DAY = 'dd/MM/yyyy'
const TIME = `${DAY} HH:mm`

/** A day, picked or typed. */
export const dayEntry: DateEntry = {
  pickerAppearance: 'dayOnly',
  displayFormat: DAY,
  overrides: { dateFormat: [DAY, ...typedDays] },
}

/** A day and a time, picked in steps of so many minutes or typed to the minute. */
export const timeEntry = (minutes: number): DateEntry => ({
  pickerAppearance: 'dayAndTime',
  displayFormat: TIME,
  timeFormat: 'HH:mm',
  timeIntervals: minutes,
  overrides: { dateFormat: [TIME, ...typedTimes] },
})
