import { discoveryFaults } from '@marquee/identity/provider-faults.ts'
import { createRelyingParty, type RelyingParty } from '@marquee/identity/relying-party.ts'
import type { OutsideProviderSettings } from '#config/authentication.ts'
import { type SiteId, siteIds } from '#config/sites.ts'

interface ProviderEnv {
  readonly identities: Readonly<Partial<Record<SiteId, OutsideProviderSettings>>>
  readonly clientApis: Readonly<Partial<Record<SiteId, string>>>
}

interface StartLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface OutsideProviders {
  /** Relying parties of the sites whose client host is here. */
  readonly parties: Readonly<Partial<Record<SiteId, RelyingParty>>>
  /** The site’s pages sign in at the provider themselves, for an outside client host. */
  isDirect(site: SiteId): boolean
}

/** Logs what a provider does not name. Never rejects: the other sites must start. */
export async function checkProvider(site: SiteId | 'flags', party: RelyingParty, log: StartLog) {
  const { issuer } = party.settings
  try {
    const { needed, useful } = discoveryFaults(await party.metadata())
    if (needed.length > 0)
      log.error({ site, issuer, missing: needed }, 'nobody can sign in: the outside provider lacks this')
    if (useful.length > 0) log.warn({ site, issuer, missing: useful }, 'the outside provider lacks this')
    if (needed.length === 0) log.info({ site, issuer }, 'the outside provider is ready')
  } catch (error) {
    log.error({ site, issuer, err: error }, 'the outside provider has no discovery document that can be read')
  }
}

export function openOutsideProviders(
  { identities, clientApis }: ProviderEnv,
  log: StartLog,
): OutsideProviders {
  const isDirect = (site: SiteId) => identities[site] !== undefined && clientApis[site] !== undefined
  const parties: Partial<Record<SiteId, RelyingParty>> = {}
  for (const site of siteIds) {
    const settings = identities[site]
    if (!settings || isDirect(site)) continue
    const party = createRelyingParty(settings)
    parties[site] = party
    void checkProvider(site, party, log)
  }
  return { parties, isDirect }
}
