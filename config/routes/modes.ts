import { type Language, languages } from '../languages.ts'

/** Frames of a page; route records spread one of these. */
export const page = { header: 'full', footer: true, appOnly: false, signedIn: false } as const
/** Programme first, light header, no editorial; canonical is the full page. */
export const light = { ...page, header: 'light' } as const
/** The mobile app shows these pages in its own header and footer. */
export const inApp = { ...page, header: 'none', footer: false, appOnly: true } as const
export const behindSignIn = { ...page, signedIn: true } as const

export const everywhere = <const Name extends string>(name: Name) =>
  Object.fromEntries(languages.map((language) => [language, name])) as Readonly<Record<Language, Name>>
