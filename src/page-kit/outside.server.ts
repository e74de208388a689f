import { hash } from 'node:crypto'
import { environmentOf } from '../../config/environments.ts'
import { outsideParties } from '../../config/outside-parties.ts'
import type { CspDirective, OutsideParty } from '../../config/types.ts'
import type { Injection, SiteSettings, VirtualAgent } from '../../content-models/settings.ts'
import type { LinkContext } from '../document/edition.ts'
import type { OutsideElementModel, OutsideModel } from '../page-models/outside.ts'
import { refuse } from './refused-elements.server.ts'

type Parties = Readonly<Record<string, OutsideParty>>
type PartyContext = Pick<LinkContext, 'site' | 'origin'>
type Attributes = Injection['attributes']

/** Outside parties that are listed for the site and enabled in its environment. */
function partiesOf({ site, origin }: PartyContext, known: Parties): readonly OutsideParty[] {
  const production = environmentOf(new URL(origin).hostname) === 'production'
  const named = site.outsideParties.flatMap((id: string) => known[id] ?? [])
  return named.filter(({ environment }) => environment === 'all' || production)
}

function covers(source: string, address: URL, origin: string): boolean {
  if (source.startsWith('/')) return address.origin === origin && address.pathname.startsWith(source)
  if (!source.startsWith('https://')) return false
  const [host = ''] = source.slice('https://'.length).split('/')
  if (address.protocol !== 'https:') return false
  return host.startsWith('*.') ? address.host.endsWith(host.slice(1)) : address.host === host
}

interface Vetting {
  readonly site: string
  readonly origin: string
  readonly parties: readonly OutsideParty[]
}

function partyFor(
  { parties, origin }: Vetting,
  directive: CspDirective,
  value: string | null,
): OutsideParty | undefined {
  if (value === null || !URL.canParse(value, origin)) return undefined
  const address = new URL(value, origin)
  return parties.find(({ sources }) => sources[directive]?.some((source) => covers(source, address, origin)))
}

/** Allowed attributes; drops `on…`, `style`, `srcdoc` and everything else. */
const carried: Readonly<Record<OutsideElementModel['element'], RegExp>> = {
  script: /^(src|async|defer|type|id|crossorigin|integrity|referrerpolicy|charset|data-[a-z-]+)$/,
  link: /^(rel|href|as|type|media|id|crossorigin|integrity|referrerpolicy|data-[a-z-]+)$/,
  img: /^(src|width|height|alt|id|referrerpolicy|data-[a-z-]+)$/,
  iframe: /^(src|width|height|title|id|sandbox|referrerpolicy|data-[a-z-]+)$/,
}

const valueOf = (attributes: Attributes, name: string) =>
  attributes.find(([each]) => each.toLowerCase() === name)?.[1] ?? null

/** CSP directive that governs loading of the element. */
function directiveOf(element: OutsideElementModel['element'], attributes: Attributes): CspDirective {
  if (element === 'link')
    return valueOf(attributes, 'rel')?.toLowerCase() === 'stylesheet' ? 'style-src' : 'img-src'
  return ({ script: 'script-src', img: 'img-src', iframe: 'frame-src' } as const)[element]
}

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** The element with its party's consent category; null if no party of the site allows it. */
function vetted(vetting: Vetting, { element, attributes, content }: Injection): OutsideElementModel | null {
  if (element === 'meta') return null
  const source = element === 'link' ? 'href' : 'src'
  const inline =
    element === 'script' && valueOf(attributes, source) === null && content !== null ? content : null
  const directive = directiveOf(element, attributes)
  const party =
    inline === null
      ? partyFor(vetting, directive, valueOf(attributes, source))
      : vetting.parties.find(({ sources }) => sources['script-src']?.includes(sha256(inline)))
  if (!party) return refuse({ site: vetting.site, element, address: valueOf(attributes, source) })
  const allowed = attributes
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => carried[element].test(name))
  return { consent: party.consent, element, attributes: allowed, content: inline }
}

/** Both its script and its endpoint must belong to configured parties. */
function agentElement(
  vetting: Vetting,
  { scriptUrl, endpoint, botId, channel }: VirtualAgent,
): OutsideElementModel | null {
  const party = partyFor(vetting, 'script-src', scriptUrl)
  if (!party || !partyFor(vetting, 'connect-src', endpoint)) {
    return refuse({ site: vetting.site, element: 'virtual agent', address: scriptUrl })
  }
  const attributes = [
    ['src', scriptUrl],
    ['async', ''],
    ['data-endpoint', endpoint],
    ['data-bot-id', botId],
    ['data-channel', channel],
  ] as const
  return { consent: party.consent, element: 'script', attributes, content: null }
}

function ownScripts(parties: readonly OutsideParty[]): OutsideElementModel[] {
  return parties.flatMap(({ consent, script }) => {
    const attributes = [['src', script ?? ''] as const, ['async', ''] as const]
    return script === undefined ? [] : [{ consent, element: 'script' as const, attributes, content: null }]
  })
}

const isMeta = ({ element, place }: Injection) => element === 'meta' && place === 'head'

/**
 * Ownership-verification tags only: other names could override the page's metadata, and
 * `http-equiv` could issue directives.
 */
function metaOf({ attributes }: Injection): OutsideModel['metas'] {
  const name = valueOf(attributes, 'name')
  const content = valueOf(attributes, 'content')
  return name === null || content === null || !/^[\w.:-]*(verif|validate)[\w.:-]*$/i.test(name)
    ? []
    : [{ name, content }]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

function markupOf({ element, attributes }: OutsideElementModel): string {
  const written = attributes
    .map(([name, value]) => ` ${name}="${value.replace(/[&"<]/g, (sign) => entities[sign] ?? sign)}"`)
    .join('')
  return element === 'iframe' ? `<iframe${written}></iframe>` : `<${element}${written}>`
}

const vettingOf = (edition: PartyContext, known: Parties): Vetting => ({
  site: edition.site.id,
  origin: new URL(edition.origin).origin,
  parties: partiesOf(edition, known),
})

/** The site's virtual agent, loaded when a visitor opens it; null without one. */
export const agentOf = (
  edition: PartyContext,
  settings: SiteSettings | null,
  known: Parties = outsideParties,
): OutsideElementModel | null =>
  settings?.virtualAgent ? agentElement(vettingOf(edition, known), settings.virtualAgent) : null

/**
 * Third-party content of a page: only elements with a configuration record, under that
 * record's consent category.
 */
export function outsideOf(
  edition: PartyContext,
  settings: SiteSettings | null,
  known: Parties = outsideParties,
): OutsideModel {
  const vetting = vettingOf(edition, known)
  const injections = settings?.injections ?? []
  const placed = (where: Injection['place']) =>
    injections
      .filter((item) => item.place === where && item.element !== 'meta')
      .flatMap((item) => vetted(vetting, item) ?? [])
  return {
    elements: [...ownScripts(vetting.parties), ...placed('head')],
    noscript: placed('noscript')
      .filter(({ consent, element }) => consent === 'none' && element !== 'script')
      .map(markupOf)
      .join(''),
    metas: injections.filter(isMeta).flatMap(metaOf),
    cookieNames: settings?.cookieNames ?? [],
  }
}
