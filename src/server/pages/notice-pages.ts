import { noticesOf } from '@marquee/i18n/notices.ts'
import { type HeaderPairs, pageSecurity } from '@marquee/kit/http/security-headers.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { Language } from '#config/types.ts'
import { type BytesResponse, bytesResponse } from '../exchange.ts'
import type { SiteHost } from '../hosts/hosts.ts'
import { foreignHeaders } from '../plain-responses.ts'
import { type PolicyFrame, policyForHtml } from '../security/content-security-policy.ts'

export interface NoticeTexts {
  readonly status: number
  readonly language: Language
  readonly title: string
  readonly body: string
  /** The first is the primary action. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** A string, because benchmarks load this module in plain Node, without Vite. */
const STYLE = `:root{color-scheme:dark}*{margin:0;box-sizing:border-box}
body{min-height:100vh;display:grid;place-items:center;padding:24px;background:#0d0d12;color:#f4f1ea;font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;text-align:center;overflow-wrap:anywhere}
.bulbs{display:flex;gap:14px;justify-content:center;margin-bottom:32px}
.bulbs i{width:12px;height:12px;border-radius:50%;background:#3a3a44}.bulbs i:nth-child(3){background:#feb91e;box-shadow:0 0 18px #feb91e99}
h1{font-size:clamp(1.9rem,6vw,3rem);line-height:1.1;font-weight:800;font-stretch:120%;margin-bottom:16px;text-wrap:balance}
p{color:#c9c6c0;margin-bottom:32px}
nav{display:flex;gap:16px;justify-content:center;flex-wrap:wrap}
a{color:inherit;display:inline-flex;align-items:center;min-height:48px;padding:0 22px;border-radius:6px}
a:first-child{background:#feb91e;color:#0d0d12;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid #f4f1ea;outline-offset:3px}`

/** Self-contained and not indexed. */
export function noticeHtml({ language, title, body, links }: Omit<NoticeTexts, 'status'>): string {
  const ways = links.map(({ label, href }) => `<a href="${href}">${label}</a>`).join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Marquee</title><style>${STYLE}</style></head><body><main><div class="bulbs" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div><h1>${title}</h1><p>${body}</p><nav>${ways}</nav></main></body></html>`
}

/** Not cached either; works even if everything else fails. */
export function noticePage(
  frame: PolicyFrame,
  { status, ...texts }: NoticeTexts,
  headers: HeaderPairs = [],
): BytesResponse {
  const html = noticeHtml(texts)
  return bytesResponse(
    status,
    [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'no-store'],
      ['Content-Security-Policy', policyForHtml(frame, html)],
      ...headers,
      ...pageSecurity(frame.https),
    ],
    Buffer.from(html),
  )
}

/** The page of last resort: 503, self-contained, not cached. */
export function fallbackPage(
  host: SiteHost,
  frame: PolicyFrame,
  language: Language,
  home: string,
): BytesResponse {
  const { title, body, again, home: homeLabel } = noticesOf(language).unavailable
  const links = [
    { label: again, href: '' },
    { label: homeLabel, href: home },
  ]
  return noticePage(frame, { status: 503, language, title, body, links }, [
    ['Retry-After', String(pageLimits.upstream.retryAfterSeconds)],
    ...foreignHeaders(host),
  ])
}
