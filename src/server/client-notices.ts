import { authentication } from '../../config/authentication.ts'
import type { Language } from '../../config/types.ts'

export interface NoticeTexts {
  readonly title: string
  readonly body: string
  readonly back: string
}

/** Beside `fallback-page.ts` and for its reason not in `locales/`. */
const signIn = {
  fr: {
    title: 'La connexion fait une courte pause',
    body: 'Il n’est pas possible de se connecter pour le moment. Vos avantages ne bougent pas, et les séances vous attendent sur le site.',
    back: 'Retour aux séances',
  },
  en: {
    title: 'Signing in is taking a short break',
    body: 'It is not possible to sign in at the moment. Everything in your account stays as it is, and the programme is open as ever.',
    back: 'Back to the programme',
  },
  de: {
    title: 'Die Anmeldung macht kurz Pause',
    body: 'Im Moment können Sie sich nicht anmelden. Ihr Konto bleibt, wie es ist, und das Programm ist wie immer für Sie da.',
    back: 'Zurück zum Programm',
  },
  nl: {
    title: 'Inloggen is even gepauzeerd',
    body: 'Inloggen is op dit moment niet mogelijk. Aan je account verandert niets, en het programma staat gewoon voor je klaar.',
    back: 'Terug naar het programma',
  },
} as const satisfies Record<Language, NoticeTexts>

const account = {
  fr: {
    title: 'L’espace client fait une courte pause',
    body: 'Votre espace client n’est pas accessible pour le moment. Vos réservations et vos avantages ne bougent pas.',
    back: 'Retour aux séances',
  },
  en: {
    title: 'Your account is taking a short break',
    body: 'It is not possible to open your account at the moment. Your bookings and benefits stay exactly as they are.',
    back: 'Back to the programme',
  },
  de: {
    title: 'Der Kundenbereich macht kurz Pause',
    body: 'Ihr Konto lässt sich im Moment nicht öffnen. Ihre Buchungen und Vorteile bleiben, wie sie sind.',
    back: 'Zurück zum Programm',
  },
  nl: {
    title: 'Je account is even gepauzeerd',
    body: 'Je account is op dit moment niet te openen. Aan je reserveringen en voordelen verandert niets.',
    back: 'Terug naar het programma',
  },
} as const satisfies Record<Language, NoticeTexts>

/** No page of the client host has this address. */
export const missingPage = {
  fr: {
    title: 'Cette porte ne mène nulle part',
    body: 'La page que vous cherchez n’existe pas dans l’espace client, ou n’y est plus.',
    back: 'Retour au cinéma',
  },
  en: {
    title: 'This door leads nowhere',
    body: 'The page you are looking for is not part of the client area, or no longer is.',
    back: 'Back to the cinema',
  },
  de: {
    title: 'Diese Tür führt nirgends hin',
    body: 'Die gesuchte Seite gibt es im Kundenbereich nicht oder nicht mehr.',
    back: 'Zurück ins Kino',
  },
  nl: {
    title: 'Deze deur leidt nergens heen',
    body: 'De pagina die je zoekt bestaat niet in de klantomgeving, of niet meer.',
    back: 'Terug naar de bioscoop',
  },
} as const satisfies Record<Language, NoticeTexts>

const {
  guestPages,
  accountPages,
}: { readonly guestPages: readonly string[]; readonly accountPages: readonly string[] } = authentication

/** What a page says where the site's accounts are kept elsewhere; null for a page that nobody has. */
export function pausedPage(page: string | undefined): Record<Language, NoticeTexts> | null {
  if (page === undefined) return null
  if (guestPages.includes(page)) return signIn
  return accountPages.includes(page) ? account : null
}
