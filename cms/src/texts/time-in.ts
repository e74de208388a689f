import { interfaceLanguageOf } from './texts.ts'

/** An ISO instant as a short date and time, in the local time zone. */
export const timeIn = (language: string, iso: string): string =>
  new Date(iso).toLocaleString(interfaceLanguageOf(language), { dateStyle: 'medium', timeStyle: 'short' })
