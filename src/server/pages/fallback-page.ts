import { noticesOf } from '@marquee/i18n/notices.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { Language } from '#config/types.ts'
import type { BytesResponse } from '../exchange.ts'
import type { SiteHost } from '../hosts/hosts.ts'
import { foreignHeaders } from '../plain-responses.ts'
import type { PolicyFrame } from '../security/content-security-policy.ts'
import { noticePage } from './notice-page.ts'

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
