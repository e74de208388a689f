import { outsideParties } from './outside-parties.ts'
import type { OutsideParty } from './types.ts'

type ChatEnvironment = 'production' | 'preproduction' | 'staging'

export interface ChatHours {
  readonly days: 'daily' | 'workdays' | 'weekend'
  /** Wall clock; 24:00 is the end of the day. */
  readonly opens: string
  readonly closes: string
}

export const chat: {
  /** The first match applies; `*.` matches any prefix. Other hosts are production. */
  readonly environments: readonly { readonly host: string; readonly name: ChatEnvironment }[]
  /**
   * Id in `outside-parties.ts` of a service to use instead of our own; its first `connect-src` is called.
   * List it in the sites too.
   */
  readonly services: Readonly<Record<ChatEnvironment, string | null>>
  readonly hours: readonly ChatHours[]
  readonly siteHours: Readonly<Record<string, readonly ChatHours[]>>
} = {
  environments: [
    { host: 'localhost', name: 'staging' },
    { host: '*.localhost', name: 'staging' },
    { host: '127.0.0.1', name: 'staging' },
    { host: '*.staging.marquee.example', name: 'staging' },
    { host: '*.preproduction.marquee.example', name: 'preproduction' },
  ],
  services: { production: null, preproduction: null, staging: null },
  hours: [
    { days: 'workdays', opens: '09:00', closes: '21:00' },
    { days: 'weekend', opens: '10:00', closes: '22:00' },
  ],
  siteHours: {
    nl: [{ days: 'daily', opens: '10:00', closes: '22:00' }],
  },
}

export function chatEnvironmentOf(hostname: string): ChatEnvironment {
  const fits = (host: string) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  return chat.environments.find(({ host }) => fits(host))?.name ?? 'production'
}

export const chatHoursOf = (site: string): readonly ChatHours[] => chat.siteHours[site] ?? chat.hours

const parties: Readonly<Record<string, OutsideParty>> = outsideParties

/** Empty for our own service. */
export const chatOriginOf = (hostname: string): string =>
  parties[chat.services[chatEnvironmentOf(hostname)] ?? '']?.sources['connect-src']?.[0] ?? ''
