import { sites } from '#config/sites.ts'
import type { PolicyFrame } from '../security/content-security-policy.ts'
import type { SiteHost } from './hosts.ts'

/** The environment of one's own machine, without a setting. */
export const localHostsEnv = {
  DEFAULT_SITE: 'fr',
  FLAGS_HOST: undefined,
  STAFF_HOST: undefined,
  STRICT_HOSTS: false,
  TRUST_PROXY: 0,
  hosts: {},
  clientApis: {},
  identities: {},
} as const

/** The French site, with its own client area. */
export const frenchHost: SiteHost = {
  site: sites.fr,
  origin: 'http://fr.localhost',
  https: false,
  foreign: false,
  key: 'fr',
  originOf: () => 'http://fr.localhost',
  clientOrigin: 'http://client.fr.localhost',
  ownClientArea: true,
  identity: null,
}

export const frenchFrame: PolicyFrame = {
  site: sites.fr,
  https: false,
  production: true,
  hotReload: false,
  mediaOrigins: [],
}
