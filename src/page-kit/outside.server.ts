import { outsideParties } from '#config/outside-parties.ts'
import type { OutsideParty } from '#config/types.ts'
import type { Injection, SiteSettings, VirtualAgent } from '#models/settings.ts'
import {
  addressAttribute,
  inlineOf,
  type Parties,
  type PartySite,
  partyOfAgent,
  partyOfElement,
  type Vetting,
  valueOf,
  vettingOf,
} from '#models/third-parties.ts'
import type { OutsideElementModel, OutsideModel } from '../page-models/outside.ts'
import { refuse } from './refused-elements.server.ts'

/** Allowed attributes; drops `on…`, `style`, `srcdoc` and everything else. */
const carried: Readonly<Record<OutsideElementModel['element'], RegExp>> = {
  script: /^(src|async|defer|type|id|crossorigin|integrity|referrerpolicy|charset|data-[a-z-]+)$/,
  link: /^(rel|href|as|type|media|id|crossorigin|integrity|referrerpolicy|data-[a-z-]+)$/,
  img: /^(src|width|height|alt|id|referrerpolicy|data-[a-z-]+)$/,
  iframe: /^(src|width|height|title|id|sandbox|referrerpolicy|data-[a-z-]+)$/,
}

/** The element with its party's consent category; null if no party of the site allows it. */
function vetted(vetting: Vetting, injection: Injection): OutsideElementModel | null {
  const { element, attributes } = injection
  if (element === 'meta') return null
  const party = partyOfElement(vetting, injection)
  if (!party)
    return refuse({ site: vetting.site, element, address: valueOf(attributes, addressAttribute(element)) })
  const allowed = attributes
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => carried[element].test(name))
  return { consent: party.consent, element, attributes: allowed, content: inlineOf(injection) }
}

/** Both its script and its endpoint must belong to configured parties. */
function agentElement(
  vetting: Vetting,
  { scriptUrl, endpoint, botId, channel }: VirtualAgent,
): OutsideElementModel | null {
  const party = partyOfAgent(vetting, { scriptUrl, endpoint })
  if (!party) {
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

/** The site's virtual agent, loaded when a visitor opens it; null without one. */
export const agentOf = (
  edition: PartySite,
  settings: SiteSettings | null,
  known: Parties = outsideParties,
): OutsideElementModel | null =>
  settings?.virtualAgent ? agentElement(vettingOf(edition, known), settings.virtualAgent) : null

/**
 * Third-party content of a page: only elements with a configuration record, under that
 * record's consent category.
 */
export function outsideOf(
  edition: PartySite,
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
