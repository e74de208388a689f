import { hash } from 'node:crypto'
import { environmentOf } from '#config/environments.ts'
import type { CspDirective, OutsideParty, SiteConfig } from '#config/types.ts'
import type { Injection, InjectionElement, VirtualAgent } from './settings.ts'

export type Parties = Readonly<Record<string, OutsideParty>>

export interface PartySite {
  readonly site: Pick<SiteConfig, 'id' | 'outsideParties'>
  readonly origin: string
}

export interface Vetting {
  readonly site: string
  readonly origin: string
  readonly parties: readonly OutsideParty[]
}

/** Vetting by the parties that are listed for the site and enabled in its environment. */
export function vettingOf({ site, origin: place }: PartySite, known: Parties): Vetting {
  const { origin, hostname } = new URL(place)
  const production = environmentOf(hostname) === 'production'
  const named = site.outsideParties.flatMap((id) => known[id] ?? [])
  return {
    site: site.id,
    origin,
    parties: named.filter(({ environment }) => environment === 'all' || production),
  }
}

function covers(source: string, address: URL, origin: string): boolean {
  if (source.startsWith('/')) return address.origin === origin && address.pathname.startsWith(source)
  if (!source.startsWith('https://')) return false
  const [host = ''] = source.slice('https://'.length).split('/')
  if (address.protocol !== 'https:') return false
  return host.startsWith('*.') ? address.host.endsWith(host.slice(1)) : address.host === host
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

export const valueOf = (attributes: Injection['attributes'], name: string) =>
  attributes.find(([each]) => each.toLowerCase() === name)?.[1] ?? null

export const addressAttribute = (element: InjectionElement) => (element === 'link' ? 'href' : 'src')

/** CSP directive that governs loading of the element. */
function directiveOf({ element, attributes }: Pick<Injection, 'element' | 'attributes'>): CspDirective {
  if (element === 'script') return 'script-src'
  if (element === 'iframe') return 'frame-src'
  const isStyle = element === 'link' && valueOf(attributes, 'rel')?.toLowerCase() === 'stylesheet'
  return isStyle ? 'style-src' : 'img-src'
}

type Loaded = Pick<Injection, 'element' | 'attributes' | 'content'>

/** Source of an inline script; null of any other element. */
export const inlineOf = ({ element, attributes, content }: Loaded): string | null =>
  element === 'script' && valueOf(attributes, 'src') === null ? content : null

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

export function partyOfElement(vetting: Vetting, item: Loaded): OutsideParty | undefined {
  const inline = inlineOf(item)
  return inline === null
    ? partyFor(vetting, directiveOf(item), valueOf(item.attributes, addressAttribute(item.element)))
    : vetting.parties.find(({ sources }) => sources['script-src']?.includes(sha256(inline)))
}

/** The party of its script; undefined unless its endpoint belongs to a party too. */
export const partyOfAgent = (
  vetting: Vetting,
  { scriptUrl, endpoint }: Pick<VirtualAgent, 'scriptUrl' | 'endpoint'>,
): OutsideParty | undefined =>
  partyFor(vetting, 'connect-src', endpoint) && partyFor(vetting, 'script-src', scriptUrl)
