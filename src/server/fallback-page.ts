import { limits } from '../../config/limits.ts'
import type { Language } from '../../config/types.ts'
import type { PolicyFrame } from './content-security-policy.ts'
import type { BytesResponse } from './exchange.ts'
import type { SiteHost } from './hosts.ts'
import { noticePage } from './notice-page.ts'
import { foreignHeaders } from './plain-responses.ts'

/** Written here and not in `locales/`: this page must come even where nothing else of the product works. */
const texts = {
  fr: {
    title: 'Page momentanément indisponible',
    body: 'La séance va reprendre : nos équipes sont prévenues, réessayez dans quelques instants.',
    again: 'Réessayer',
    home: 'Accueil',
  },
  en: {
    title: 'Page temporarily unavailable',
    body: 'The show will go on: we know about it; please try again in a moment.',
    again: 'Try again',
    home: 'Home',
  },
  de: {
    title: 'Seite vorübergehend nicht verfügbar',
    body: 'Gleich geht es weiter: Wir wissen Bescheid; versuchen Sie es in einem Moment noch einmal.',
    again: 'Erneut versuchen',
    home: 'Startseite',
  },
  nl: {
    title: 'Pagina tijdelijk niet beschikbaar',
    body: 'De voorstelling gaat zo verder: we weten ervan; probeer het zo dadelijk opnieuw.',
    again: 'Opnieuw proberen',
    home: 'Home',
  },
} as const satisfies Record<Language, { title: string; body: string; again: string; home: string }>

/** The page of last resort: 503, self-contained, never kept. Trying again is a link to the same address, so it needs no script. */
export function fallbackPage(
  host: SiteHost,
  frame: PolicyFrame,
  language: Language,
  home: string,
): BytesResponse {
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
