import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { type BytesResponse, bytesResponse, type Exchange } from '../exchange.ts'
import type { SiteHost } from '../hosts/hosts.ts'

export const SPECULATION_RULES = '/speculation-rules.json'

/** Addresses that are no pages of the site. */
const NO_PAGES = ['/api/*', '/assets/*', '/calendar/*', '/media/*']

/**
 * Pages that a browser fetches ahead: only those that load as a whole. Other links of an open page are followed by its script,
 * which has begun by then to fetch what it needs.
 */
const rulesOf = (clientOrigin: string) => ({
  prefetch: [
    { where: { selector_matches: 'a[hreflang]' }, eagerness: 'moderate' },
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NO_PAGES } },
          { selector_matches: ':root:not([data-hydrated]) a:not([download], [target])' },
        ],
      },
      eagerness: 'conservative',
    },
    {
      where: {
        and: [{ href_matches: `${clientOrigin}/*` }, { selector_matches: 'a:not([data-opens], [target])' }],
      },
      eagerness: 'conservative',
    },
  ],
})

/** Empty for a visitor who saves data. */
export const speculationRules = (exchange: Exchange, { https, clientOrigin }: SiteHost): BytesResponse =>
  bytesResponse(
    200,
    [
      ['Content-Type', 'application/speculationrules+json'],
      ['Cache-Control', 'public, max-age=86400'],
      ['Vary', 'Save-Data'],
      ...plainSecurity(https),
    ],
    Buffer.from(JSON.stringify(exchange.header('save-data') === 'on' ? {} : rulesOf(clientOrigin))),
  )
