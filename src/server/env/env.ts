import { resolve } from 'node:path'
import { isPublicHost } from '@marquee/kit/http/host-names.ts'
import { readVariables, requireTogether, type Source } from '@marquee/kit/start/env-kinds.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { authentication, type ClaimNames, type OutsideProviderSettings } from '#config/authentication.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { perSite, variables } from './env-variables.ts'

type PerSite = ReturnType<typeof readOfSite>

export type Env = Readonly<ReturnType<typeof readEnv>>

const readOfSite = (source: Source, id: SiteId) => readVariables(perSite, source, `_${id.toUpperCase()}`)

/** `email=mail,given_name=first_name` */
const claimsIn = (text = ''): Partial<ClaimNames> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => [...pair.matchAll(/^(\w+)=(.+)$/g)].map(([, ...names]) => names)),
  )

/** Undefined without a provider. Throws an OperatorError if only its details are there. */
function identityOf(id: SiteId, values: PerSite): OutsideProviderSettings | undefined {
  const site = id.toUpperCase()
  const issuer = values.IDENTITY
  if (issuer === undefined) {
    const isDetail = (name: string) => name.startsWith('IDENTITY_')
    const given = Object.entries(values).find(([name, value]) => isDetail(name) && value !== undefined)
    if (given === undefined) return undefined
    throw new OperatorError(
      `The environment variable ${given[0]}_${site} goes with IDENTITY_${site}: set it too.`,
    )
  }
  if (!authentication.externalOn.includes(id)) {
    throw new OperatorError(
      `The environment variable IDENTITY_${site} is of no use: the site ${id} is not in externalOn of config/authentication.ts.`,
    )
  }
  return {
    issuer,
    applicationId: values.IDENTITY_APPLICATION ?? authentication.applicationId,
    secret: values.IDENTITY_SECRET ?? null,
    audience: values.IDENTITY_AUDIENCE ?? null,
    scope: values.IDENTITY_SCOPE ?? authentication.outside.scope,
    claims: { ...authentication.outside.claims, ...claimsIn(values.IDENTITY_CLAIMS) },
  }
}

const pairs = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['UNLEASH_URL', 'UNLEASH_TOKEN'],
  ['RECAPTCHA_KEY', 'RECAPTCHA_SECRET'],
  ['CDN', 'CDN_PURGE_URL'],
  ['FLAGS_IDENTITY', 'FLAGS_IDENTITY_ROLES'],
  ['FLAGS_WEBHOOK', 'FLAGS_WEBHOOK_SECRET'],
] as const

/** Throws an OperatorError naming the first invalid variable. */
export function readEnv(source: Source) {
  const values = readVariables(variables, source)
  const ofSites = siteIds.map((id) => [id, readOfSite(source, id)] as const)
  const bySite = <Read>(
    read: (values: PerSite, id: SiteId) => Read | undefined,
  ): Readonly<Partial<Record<SiteId, Read>>> => {
    const found: Partial<Record<SiteId, Read>> = {}
    for (const [id, values] of ofSites) {
      const value = read(values, id)
      if (value !== undefined) found[id] = value
    }
    return found
  }
  const env = {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    hosts: bySite(({ HOST }) => HOST),
    contentApis: bySite(({ CONTENT_API }) => CONTENT_API),
    clientApis: bySite(({ CLIENT_API }) => CLIENT_API),
    identities: bySite((values, id) => identityOf(id, values)),
  }
  requireTogether(env, pairs)
  if (isPublicHost(env.FLAGS_HOST) && env.FLAGS_IDENTITY === undefined && env.STAFF_HOST === undefined)
    throw new OperatorError(
      'The environment variable STAFF_HOST must name the host on which owners of flags sign in, since FLAGS_HOST is public.',
    )
  return env
}

const isEmpty = (values: object) => Object.keys(values).length === 0

/**
 * True without mail server, proxy, database server, public host and outside services. Only then clients with
 * a published password exist.
 */
export const isDemonstration = (env: Env): boolean =>
  !env.TRUST_PROXY &&
  !env.STRICT_HOSTS &&
  [env.SMTP_URL, env.DATABASE_URL, env.RECAPTCHA_KEY, env.UNLEASH_URL, env.FLAGS_HOST, env.STAFF_HOST].every(
    (value) => value === undefined,
  ) &&
  [env.hosts, env.contentApis, env.clientApis, env.identities].every(isEmpty)
