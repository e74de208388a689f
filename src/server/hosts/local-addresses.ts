import { join } from 'node:path'
import { countryName } from '@marquee/i18n/country-name.ts'
import { LOCAL_STAFF_HOST } from '@marquee/identity/staff/staff-clients.ts'
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
  const staff = hosts.find(env.STAFF_HOST ?? LOCAL_STAFF_HOST, false)
  const people = typeof staff !== 'string' && 'staffOrigin' in staff ? line('Staff', staff.staffOrigin) : ''
  return `Marquee is open:\n${lines.join('')}\n${line('Flag service', `${service}${followed}`)}${people}${mails}`
}

/**
 * The line is for the first start. It has the password on a terminal only, since anything else may collect it as a log,
 * and never one of the environment.
 */
export function firstPersonLine(
  { DATA_DIR: dataDir, STAFF_ADMIN_PASSWORD: configured }: Pick<Env, 'DATA_DIR' | 'STAFF_ADMIN_PASSWORD'>,
  person: { readonly email: string; readonly password: string } | undefined,
  isTerminal: boolean = process.stdout.isTTY,
): string {
  if (person === undefined) return ''
  const { email, password } = person
  const how =
    configured === undefined
      ? `${email}${isTerminal ? ` / ${password}` : ''} (password saved in ${join(dataDir, 'staff-admin')} until it is changed)`
      : `${email}, with the password of STAFF_ADMIN_PASSWORD`
  return line('First person', how)
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
