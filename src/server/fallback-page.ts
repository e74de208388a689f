import { limits } from '../../config/limits.ts'
import type { Language } from '../../config/types.ts'
import type { PolicyFrame } from './content-security-policy.ts'
import type { BytesAnswer } from './exchange.ts'
import type { SiteHost } from './hosts.ts'
import { noticePage } from './notice-page.ts'
import { foreignHeaders } from './plain-answers.ts'

/** Written here and not in `locales/`: this page must come even where nothing else of the product works. */
const texts = {
  fr: {
    title: 'La séance va reprendre',
    body: 'Cette page ne peut pas être affichée pour le moment. Nos équipes sont prévenues, réessayez dans quelques instants.',
    again: 'Réessayer',
    home: 'Accueil',
  },
  en: {
    title: 'The show will go on',
    body: 'This page cannot be shown right now. We know about it; please try again in a moment.',
    again: 'Try again',
    home: 'Home',
  },
  de: {
    title: 'Gleich geht es weiter',
    body: 'Diese Seite kann gerade nicht angezeigt werden. Wir wissen Bescheid; versuchen Sie es in einem Moment noch einmal.',
    again: 'Erneut versuchen',
    home: 'Startseite',
  },
  nl: {
    title: 'De voorstelling gaat zo verder',
    body: 'Deze pagina kan nu even niet worden getoond. We weten ervan; probeer het zo dadelijk opnieuw.',
    again: 'Opnieuw proberen',
    home: 'Home',
  },
} as const satisfies Record<Language, { title: string; body: string; again: string; home: string }>

/** The page of last resort: 503, self-contained, never kept. Trying again is a link to the same address, so it needs no script. */
export function fallbackPage(host: SiteHost, frame: PolicyFrame, language: Language, home: string): BytesAnswer {
  const { title, body, again, home: homeLabel } = texts[language]
  const links = [
    { label: again, href: '' },
    { label: homeLabel, href: home },
  ]
  return noticePage(frame, { status: 503, language, title, body, links }, [
    ['Retry-After', String(limits.upstream.retryAfterSeconds)],
    ...foreignHeaders(host),
  ])
}
