import { hash } from 'node:crypto'
import { type InlineBlocks, inlineBlocks, mayHaveOtherScripts } from '@marquee/kit/http/inline-blocks.ts'
import { REPORTING, trustedTypes } from '@marquee/kit/http/security-headers.ts'
import type { Metric } from 'prom-client'
import { outsideParties } from '#config/outside-parties.ts'
import type { Site } from '#config/sites.ts'
import type { CspDirective, OutsideParty } from '#config/types.ts'
import { readCounter } from '../probes/read-metrics.ts'

export interface PolicyFrame {
  readonly site: Site
  readonly https: boolean
  readonly production: boolean
  readonly hotReload: boolean
  /** Origins of pictures and films, besides our own. */
  readonly mediaOrigins: readonly string[]
  /** Enabled by the environment, besides those of the site. */
  readonly moreParties?: readonly string[]
  readonly clientOrigin?: string
  /** Origin that may frame the page; none if absent. */
  readonly framedBy?: string | undefined
  /** Origins that forms of the page redirect to. */
  readonly formsLeadTo?: readonly string[]
  /** True for pages with passwords: they have no third parties. */
  readonly ownOnly?: boolean
  /** Requested for tokens, and framed for the silent sign-in. */
  readonly identityOrigin?: string
}

const parties: Readonly<Record<string, OutsideParty>> = outsideParties

function partySources(
  { site, production, moreParties = [], ownOnly = false }: PolicyFrame,
  directive: CspDirective,
): string[] {
  if (ownOnly) return []
  const used = [...site.outsideParties, ...moreParties]
    .map((id) => parties[id])
    .filter((party) => party !== undefined)
  const sources = used
    .filter(({ environment }) => environment === 'all' || production)
    .flatMap((party) => party.sources[directive] ?? [])
  // Paths are of our own origin, which every directive allows.
  return sources.filter((source) => !source.startsWith('/'))
}

const accountHosts = ({ clientOrigin, identityOrigin }: PolicyFrame): readonly string[] =>
  [clientOrigin, identityOrigin].filter((origin) => origin !== undefined)

/** An outside client host may serve profile pictures. */
const pictureHosts = ({ clientOrigin }: PolicyFrame): readonly string[] =>
  clientOrigin === undefined ? [] : [clientOrigin]

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** `src/document/trusted-types.ts` and `src/features/consent/outside-elements.ts` create these policies. */
const PAGE_POLICIES = ['default', 'inert', 'outside-party']

function formTargets({ site, formsLeadTo = [] }: PolicyFrame): string[] {
  const tunnel: string = site.links.orderTunnel
  return tunnel.startsWith('/') ? [...formsLeadTo] : [...formsLeadTo, new URL(tunnel).origin]
}

/** Allows our own origin, the site's outside parties, and the given inline blocks by their hashes. */
export function policyFor(frame: PolicyFrame, blocks: InlineBlocks): string {
  const own = "'self'"
  const styles = frame.hotReload ? ["'unsafe-inline'"] : blocks.styles.map(sha256)
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', [own]],
    ['script-src', [own, ...blocks.scripts.map(sha256), ...partySources(frame, 'script-src')]],
    ['style-src', [own, ...styles, ...partySources(frame, 'style-src')]],
    [
      'img-src',
      [own, 'data:', ...pictureHosts(frame), ...frame.mediaOrigins, ...partySources(frame, 'img-src')],
    ],
    ['media-src', [own, ...frame.mediaOrigins, ...partySources(frame, 'media-src')]],
    ['font-src', [own, ...partySources(frame, 'font-src')]],
    [
      'connect-src',
      [
        own,
        ...accountHosts(frame),
        ...(frame.hotReload ? ['ws:'] : []),
        ...partySources(frame, 'connect-src'),
      ],
    ],
    ['frame-src', [own, ...accountHosts(frame), ...partySources(frame, 'frame-src')]],
    ['manifest-src', [own]],
    ...(frame.hotReload ? [['worker-src', [own, 'blob:']] as const] : []),
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', [own, ...formTargets(frame)]],
    ['frame-ancestors', [frame.framedBy ?? "'none'"]],
  ]
  const policy = directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
  // Tools of the development server write into the page.
  if (!frame.hotReload) policy.push(...trustedTypes(frame.ownOnly ? [] : PAGE_POLICIES), ...REPORTING)
  if (frame.https) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}

/** The policy of a document with the given inline scripts: its HTML may contain others, which are not allowed. */
export const policyForHtml = (frame: PolicyFrame, html: string, scripts: readonly string[] = []): string =>
  policyFor(frame, { scripts, styles: inlineBlocks(html).styles })

/** The policy in development, where tools add inline blocks to each page. */
export const policyForAll = (frame: PolicyFrame, html: string): string => policyFor(frame, inlineBlocks(html))

let found = 0

/** Counts the inline scripts in a document of ours that are none of `own`: somebody may have injected them. */
export function foreignScripts(html: string, own: readonly string[]): number {
  if (!mayHaveOtherScripts(html, own)) return 0
  const foreign = inlineBlocks(html).scripts.filter((script) => !own.includes(script)).length
  found += foreign
  return foreign
}

export const foreignScriptMetric = (): Metric =>
  readCounter(
    'foreign_inline_scripts_total',
    'Inline scripts in rendered pages that the product did not write. The policy of the page does not allow them.',
    () => found,
  )

/** Fields of the line in the log. */
export const foreignScriptEvent = (scripts: number) => ({ event: 'page.foreign-script', scripts })
