/** A day as a calendar of the browser holds it: midnight of the browser's own clock. Only its year, month and day mean anything. */
export function localDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

const two = (value: number) => String(value).padStart(2, '0')

/** `YYYY-MM-DD` of such a day. */
export const dayOfLocal = (local: Date): string =>
  `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
