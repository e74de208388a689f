/** On one's own machine, without a setting. */
export const localHostsEnv = {
  DEFAULT_SITE: 'fr',
  FLAGS_HOST: undefined,
  STRICT_HOSTS: false,
  TRUST_PROXY: 0,
  hosts: {},
  clientApis: {},
  identities: {},
} as const
