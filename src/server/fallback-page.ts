import { limits } from '../../config/limits.ts'
import type { Language } from '../../config/types.ts'
import type { PolicyFrame } from './content-security-policy.ts'
import { policyForHtml } from './content-security-policy.ts'
import { type BytesAnswer, bytesAnswer } from './exchange.ts'
import type { SiteHost } from './hosts.ts'
import { foreignHeaders } from './plain-answers.ts'
import { pageSecurity } from './security-headers.ts'

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

const STYLE = `:root{color-scheme:dark}*{margin:0;box-sizing:border-box}
body{min-height:100vh;display:grid;place-items:center;padding:24px;background:#0d0d12;color:#f4f1ea;font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;text-align:center}
.bulbs{display:flex;gap:14px;justify-content:center;margin-bottom:32px}
.bulbs i{width:12px;height:12px;border-radius:50%;background:#3a3a44}.bulbs i:nth-child(3){background:#feb91e;box-shadow:0 0 18px #feb91e99}
h1{font-size:clamp(1.9rem,6vw,3rem);line-height:1.1;font-weight:800;font-stretch:120%;margin-bottom:16px;text-wrap:balance}
p{color:#c9c6c0;margin-bottom:32px}
nav{display:flex;gap:16px;justify-content:center;flex-wrap:wrap}
a{color:inherit;display:inline-flex;align-items:center;min-height:48px;padding:0 22px;border-radius:6px}
a:first-child{background:#feb91e;color:#0d0d12;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid #f4f1ea;outline-offset:3px}`

/** The page of last resort: 503, self-contained, never kept. Trying again is a link to the same address, so it needs no script. */
export function fallbackPage(host: SiteHost, frame: PolicyFrame, language: Language, home: string): BytesAnswer {
  const { title, body, again, home: homeLabel } = texts[language]
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Marquee</title><style>${STYLE}</style></head><body><main><div class="bulbs" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div><h1>${title}</h1><p>${body}</p><nav><a href="">${again}</a><a href="${home}">${homeLabel}</a></nav></main></body></html>`
  return bytesAnswer(
    503,
    [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'no-store'],
      ['Retry-After', String(limits.upstream.retryAfterSeconds)],
      ['Content-Security-Policy', policyForHtml(frame, html)],
      ...foreignHeaders(host),
      ...pageSecurity(host.https),
    ],
    Buffer.from(html),
  )
}
