import { outsideParties } from '#config/outside-parties.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Injection } from '#models/settings.ts'
import { isListed, isLoopback } from '#models/site-address.ts'
import { partyOfAgent, partyOfElement, vettingOf } from '#models/third-parties.ts'
import { recordsOf, textOrNull } from './document-value.ts'
import type { AllowedBy } from './editorial-kind.ts'

/** The rules by which a site ignores values of its settings; a loopback host is for development. */

export const hostAllowed =
  (setting: Parameters<typeof isListed>[1]): AllowedBy =>
  (value, site) => {
    if (typeof value !== 'string') return true
    const address = value.trim()
    return (
      isListed(sites[site], setting, address) ||
      (URL.canParse(address) && isLoopback(new URL(address).hostname))
    )
  }

const vettingFor = (site: SiteId) =>
  vettingOf({ site: sites[site], origin: `https://${sites[site].hosts.production}` }, outsideParties)

const isLoaded = (element: unknown): element is Injection['element'] =>
  typeof element === 'string' && ['script', 'link', 'img', 'iframe'].includes(element)

export const elementAllowed: AllowedBy = (value, site, { element, content }) => {
  if (!isLoaded(element)) return true
  const attributes = recordsOf(value).map(
    ({ name, text }) => [String(name ?? ''), String(text ?? '')] as const,
  )
  return partyOfElement(vettingFor(site), { element, attributes, content: textOrNull(content) }) !== undefined
}

export const agentAllowed: AllowedBy = (value, site, { endpoint }) => {
  const [script, answers] = [textOrNull(value), textOrNull(endpoint)]
  return (
    script === null ||
    answers === null ||
    partyOfAgent(vettingFor(site), { scriptUrl: script, endpoint: answers }) !== undefined
  )
}
