import type { SiteEnvironment } from './types.ts'

/** The first match applies; `*.` matches any prefix. Other hosts are production. */
export const environments: readonly { readonly host: string; readonly name: SiteEnvironment }[] = [
  { host: 'localhost', name: 'development' },
  { host: '*.localhost', name: 'development' },
  { host: '127.0.0.1', name: 'development' },
  { host: '*.staging.marquee.example', name: 'staging' },
]

export function environmentOf(hostname: string): SiteEnvironment {
  const fits = (host: string) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  return environments.find(({ host }) => fits(host))?.name ?? 'production'
}
