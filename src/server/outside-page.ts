import type { Language } from '../../config/types.ts'
import { readOutsidePage } from '../addresses/outside-page.ts'
import type { NoticeTexts } from './client-notices.ts'
import type { Edition } from './editions.ts'
import type { Exchange, OuterResponse } from './exchange.ts'
import { noticePage } from './notice-page.ts'
import { nothingHere } from './plain-responses.ts'
import type { ServerParts } from './server-parts.ts'

/** `{name}` is the address that would open. */
const texts = {
  fr: {
    title: 'Ce lien mène à un autre site',
    body: 'Ici s’ouvrirait {name}. Ce site est une démonstration : cette adresse n’existe pas encore, et cette page en tient lieu.',
    back: 'Retour à l’accueil',
  },
  en: {
    title: 'This link leads to another site',
    body: '{name} would open here. This is a demonstration: that address does not exist yet, and this page stands in for it.',
    back: 'Back to the home page',
  },
  de: {
    title: 'Dieser Link führt auf eine andere Website',
    body: 'Hier würde sich {name} öffnen. Diese Website ist eine Demonstration: Die Adresse gibt es noch nicht, diese Seite steht an ihrer Stelle.',
    back: 'Zurück zur Startseite',
  },
  nl: {
    title: 'Deze link leidt naar een andere site',
    body: 'Hier zou {name} opengaan. Deze site is een demonstratie: dat adres bestaat nog niet, en deze pagina staat ervoor in de plaats.',
    back: 'Terug naar de homepage',
  },
} as const satisfies Record<Language, NoticeTexts>

/** Shown for a placeholder address of another site. */
export function outsidePage(
  _: ServerParts,
  __: Exchange,
  { host, paths, frame }: Edition,
  pathname: string,
): OuterResponse {
  const read = readOutsidePage(pathname)
  const language = host.site.languages.find((each) => each === read?.language)
  if (!read || language === undefined) return nothingHere(host)
  const { title, body, back } = texts[language]
  const links = [{ label: back, href: paths.href('home', language) ?? '/' }]
  const notice = { status: 200, language, title, body: body.replace('{name}', `<b>${read.name}</b>`), links }
  return noticePage(frame, notice, [['X-Robots-Tag', 'noindex']])
}
