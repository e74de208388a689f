import type { DateField } from 'payload'

type DateEntry = NonNullable<NonNullable<DateField['admin']>['date']>

/** Formats that editors may type in any language. Payload's own display formats cannot be parsed. */
const typedDays = ['d.M.yyyy', 'd/M/yyyy', 'd-M-yyyy', 'yyyy-MM-dd']
const typedTimes = typedDays.flatMap((day) => [`${day} H:mm`, `${day}, H:mm`])

/** Day before month, no names: until the locale has loaded, Payload would write them in English. */
const DAY = 'dd/MM/yyyy'
const TIME = `${DAY} HH:mm`

export const dayEntry: DateEntry = {
  pickerAppearance: 'dayOnly',
  displayFormat: DAY,
  overrides: { dateFormat: [DAY, ...typedDays] },
}

/** Picked in steps of `minutes`, or typed to the minute. */
export const timeEntry = (minutes: number): DateEntry => ({
  pickerAppearance: 'dayAndTime',
  displayFormat: TIME,
  timeFormat: 'HH:mm',
  timeIntervals: minutes,
  overrides: { dateFormat: [TIME, ...typedTimes] },
})
