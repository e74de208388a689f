import { countryName } from '@marquee/i18n/country-name.ts'
import { siteIds, sites } from '#config/sites.ts'
import type { Env } from '../env/env.ts'
import { createHosts, LOCAL_FLAG_HOST } from './hosts.ts'

const line = (name: string, address: string) => `  ${name.padEnd(16)}${address}\n`

/** One address per site, and those of the tools that every build has. */
export function startAddresses(env: Env, port: number): string {
  const hosts = createHosts(env, () => port)
  const found = siteIds.map((id) => hosts.find(env.hosts[id] ?? sites[id].hosts.local, false))
  const lines = siteIds.map((id, index) => {
    const reached = found[index]
    return line(countryName(id, 'en'), typeof reached === 'object' && 'site' in reached ? reached.origin : '')
  })
  const flags = hosts.find(env.FLAGS_HOST ?? LOCAL_FLAG_HOST, false)
  const service = typeof flags !== 'string' && 'flagOrigin' in flags ? flags.flagOrigin : ''
  const followed =
    env.UNLEASH_URL === undefined ? '' : ` (only shows: the sites follow ${new URL(env.UNLEASH_URL).origin})`
  const own = found.find((each) => typeof each === 'object' && 'site' in each)
  const shown = env.TRUST_PROXY
    ? 'not sent: registrations, tickets and new passwords need SMTP_URL and MAIL_FROM'
    : own && `${own.clientOrigin}/${own.site.languages[0]}/mails (likewise of the other sites)`
  const mails = env.SMTP_URL === undefined && own?.ownClientArea ? line('Mails', shown ?? '') : ''
  return `Marquee is open:\n${lines.join('')}\n${line('Flag service', `${service}${followed}`)}${mails}`
}

/** Milliseconds. */
const PATIENCE = 1_000

const isOpen = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** Addresses in the inspector's build and in development. */
export async function toolAddresses(env: Env, port: number): Promise<string> {
  const [first = 'fr'] = siteIds
  const cms = env.CMS_URL ?? 'http://localhost:3001'
  const editors = (await isOpen(`${cms}/api/access`)) ? `${cms}/admin` : `npm run cms, then ${cms}/admin`
  return (
    line('Inspector', `http://${sites[first].hosts.local}:${port}/__inspector (of any site)`) +
    line('Editors', editors)
  )
}
