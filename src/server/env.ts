import { resolve } from 'node:path'
import { authentication, type ClaimNames, type OutsideProviderSettings } from '../../config/authentication.ts'
import { type SiteId, siteIds } from '../../config/sites.ts'
import type { Variable } from './env-kinds.ts'
import { perSite, variables } from './env-variables.ts'
import { StartError } from './start-error.ts'

type Value<Entry> = Entry extends Variable<infer Read> ? Read : never

export type Env = { readonly [Name in keyof typeof variables]: Value<(typeof variables)[Name]> } & {
  readonly hosts: Readonly<Partial<Record<SiteId, string>>>
  readonly contentApis: Readonly<Partial<Record<SiteId, string>>>
  readonly clientApis: Readonly<Partial<Record<SiteId, string>>>
  /** Outside providers. */
  readonly identities: Readonly<Partial<Record<SiteId, OutsideProviderSettings>>>
}

type Source = Readonly<Record<string, string | undefined>>

function readOne<Read>(source: Source, name: string, { read, default: preset }: Variable<Read>): Read {
  const text = source[name]?.trim() || preset
  const result = read.safeParse(text)
  if (result.success) return result.data
  const secret =
    [
      'SESSION_SECRET',
      'DATABASE_URL',
      'SMTP_URL',
      'PUSH_PRIVATE_KEY',
      'RECAPTCHA_SECRET',
      'FLAGS_ADMIN_PASSWORD',
      'FLAGS_IDENTITY_SECRET',
      'UNLEASH_TOKEN',
      'PUBLISHING_SECRET',
      'CDN_PURGE_TOKEN',
      'METRICS_TOKEN',
    ].includes(name) || name.startsWith('IDENTITY_SECRET_')
  throw new StartError(
    `The environment variable ${name} ${result.error.issues[0]?.message ?? 'is not valid'}${secret ? '' : `, not "${text}"`}.`,
  )
}

type PerSite = { readonly [Prefix in keyof typeof perSite]: Value<(typeof perSite)[Prefix]> }

const readOfSite = <Prefix extends keyof PerSite>(source: Source, prefix: Prefix, id: SiteId) =>
  readOne(source, `${prefix}_${id.toUpperCase()}`, perSite[prefix] as Variable<PerSite[Prefix]>)

function readPerSite(
  source: Source,
  prefix: 'HOST' | 'CONTENT_API' | 'CLIENT_API',
): Partial<Record<SiteId, string>> {
  const values: Partial<Record<SiteId, string>> = {}
  for (const id of siteIds) {
    const value = readOfSite(source, prefix, id)
    if (value !== undefined) values[id] = value
  }
  return values
}

const detailsOfIdentity = [
  'IDENTITY_APPLICATION',
  'IDENTITY_SECRET',
  'IDENTITY_SCOPE',
  'IDENTITY_CLAIMS',
  'IDENTITY_AUDIENCE',
] as const

/** `email=mail,given_name=first_name` */
const claimsIn = (text = ''): Partial<ClaimNames> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => [...pair.matchAll(/^(\w+)=(.+)$/g)].map(([, ...names]) => names)),
  )

function readIdentities(source: Source): Env['identities'] {
  const identities: Partial<Record<SiteId, OutsideProviderSettings>> = {}
  for (const id of siteIds) {
    const site = id.toUpperCase()
    const issuer = readOfSite(source, 'IDENTITY', id)
    if (issuer === undefined) {
      const detail = detailsOfIdentity.find((name) => readOfSite(source, name, id) !== undefined)
      if (detail === undefined) continue
      throw new StartError(
        `The environment variable ${detail}_${site} goes with IDENTITY_${site}: set it too.`,
      )
    }
    if (!authentication.externalOn.includes(id)) {
      throw new StartError(
        `The environment variable IDENTITY_${site} is of no use: the site ${id} is not in externalOn of config/authentication.ts.`,
      )
    }
    identities[id] = {
      issuer,
      applicationId: readOfSite(source, 'IDENTITY_APPLICATION', id) ?? authentication.applicationId,
      secret: readOfSite(source, 'IDENTITY_SECRET', id) ?? null,
      audience: readOfSite(source, 'IDENTITY_AUDIENCE', id) ?? null,
      scope: readOfSite(source, 'IDENTITY_SCOPE', id) ?? authentication.outside.scope,
      claims: { ...authentication.outside.claims, ...claimsIn(readOfSite(source, 'IDENTITY_CLAIMS', id)) },
    }
  }
  return identities
}

const pairs = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['UNLEASH_URL', 'UNLEASH_TOKEN'],
  ['RECAPTCHA_KEY', 'RECAPTCHA_SECRET'],
  ['CDN', 'CDN_PURGE_URL'],
  ['FLAGS_IDENTITY', 'FLAGS_IDENTITY_ROLES'],
] as const

/** Throws a StartError naming the first invalid variable. */
export function readEnv(source: Source): Env {
  const env = readAll(source)
  for (const [first, second] of pairs) {
    if ((env[first] === undefined) !== (env[second] === undefined))
      throw new StartError(
        `The environment variables ${first} and ${second} go together: set both or neither.`,
      )
  }
  if (env.FLAGS_PASSWORDS !== 'all' && env.FLAGS_IDENTITY === undefined)
    throw new StartError(
      `The environment variable FLAGS_PASSWORDS is ${env.FLAGS_PASSWORDS}, so that FLAGS_IDENTITY must be set.`,
    )
  return env
}

function readAll(source: Source): Env {
  return {
    PORT: readOne(source, 'PORT', variables.PORT),
    DATA_DIR: resolve(readOne(source, 'DATA_DIR', variables.DATA_DIR)),
    DATABASE_URL: readOne(source, 'DATABASE_URL', variables.DATABASE_URL),
    DEFAULT_SITE: readOne(source, 'DEFAULT_SITE', variables.DEFAULT_SITE),
    STRICT_HOSTS: readOne(source, 'STRICT_HOSTS', variables.STRICT_HOSTS),
    TRUST_PROXY: readOne(source, 'TRUST_PROXY', variables.TRUST_PROXY),
    PAGE_WAIT_MS: readOne(source, 'PAGE_WAIT_MS', variables.PAGE_WAIT_MS),
    DRAIN_SECONDS: readOne(source, 'DRAIN_SECONDS', variables.DRAIN_SECONDS),
    ZONE_HEADER: readOne(source, 'ZONE_HEADER', variables.ZONE_HEADER),
    CDN: readOne(source, 'CDN', variables.CDN),
    CDN_PURGE_URL: readOne(source, 'CDN_PURGE_URL', variables.CDN_PURGE_URL),
    CDN_PURGE_TOKEN: readOne(source, 'CDN_PURGE_TOKEN', variables.CDN_PURGE_TOKEN),
    PAGE_CACHE_MEGABYTES: readOne(source, 'PAGE_CACHE_MEGABYTES', variables.PAGE_CACHE_MEGABYTES),
    CONTENT_CACHE_MEGABYTES: readOne(source, 'CONTENT_CACHE_MEGABYTES', variables.CONTENT_CACHE_MEGABYTES),
    PICTURE_CACHE_MEGABYTES: readOne(source, 'PICTURE_CACHE_MEGABYTES', variables.PICTURE_CACHE_MEGABYTES),
    SESSION_SECRET: readOne(source, 'SESSION_SECRET', variables.SESSION_SECRET),
    RECAPTCHA_KEY: readOne(source, 'RECAPTCHA_KEY', variables.RECAPTCHA_KEY),
    RECAPTCHA_SECRET: readOne(source, 'RECAPTCHA_SECRET', variables.RECAPTCHA_SECRET),
    SMTP_URL: readOne(source, 'SMTP_URL', variables.SMTP_URL),
    MAIL_FROM: readOne(source, 'MAIL_FROM', variables.MAIL_FROM),
    ACCOUNT_IDLE_MONTHS: readOne(source, 'ACCOUNT_IDLE_MONTHS', variables.ACCOUNT_IDLE_MONTHS),
    PUSH_PRIVATE_KEY: readOne(source, 'PUSH_PRIVATE_KEY', variables.PUSH_PRIVATE_KEY),
    PUSH_CONTACT: readOne(source, 'PUSH_CONTACT', variables.PUSH_CONTACT),
    FLAGS_HOST: readOne(source, 'FLAGS_HOST', variables.FLAGS_HOST),
    FLAGS_ADMIN_NAME: readOne(source, 'FLAGS_ADMIN_NAME', variables.FLAGS_ADMIN_NAME),
    FLAGS_ADMIN_PASSWORD: readOne(source, 'FLAGS_ADMIN_PASSWORD', variables.FLAGS_ADMIN_PASSWORD),
    FLAGS_SECOND_FACTOR: readOne(source, 'FLAGS_SECOND_FACTOR', variables.FLAGS_SECOND_FACTOR),
    FLAGS_RECEIVERS: readOne(source, 'FLAGS_RECEIVERS', variables.FLAGS_RECEIVERS),
    FLAGS_IDENTITY: readOne(source, 'FLAGS_IDENTITY', variables.FLAGS_IDENTITY),
    FLAGS_IDENTITY_APPLICATION: readOne(
      source,
      'FLAGS_IDENTITY_APPLICATION',
      variables.FLAGS_IDENTITY_APPLICATION,
    ),
    FLAGS_IDENTITY_SECRET: readOne(source, 'FLAGS_IDENTITY_SECRET', variables.FLAGS_IDENTITY_SECRET),
    FLAGS_IDENTITY_SCOPE: readOne(source, 'FLAGS_IDENTITY_SCOPE', variables.FLAGS_IDENTITY_SCOPE),
    FLAGS_IDENTITY_NAME: readOne(source, 'FLAGS_IDENTITY_NAME', variables.FLAGS_IDENTITY_NAME),
    FLAGS_IDENTITY_CLAIM: readOne(source, 'FLAGS_IDENTITY_CLAIM', variables.FLAGS_IDENTITY_CLAIM),
    FLAGS_IDENTITY_ROLES: readOne(source, 'FLAGS_IDENTITY_ROLES', variables.FLAGS_IDENTITY_ROLES),
    FLAGS_PASSWORDS: readOne(source, 'FLAGS_PASSWORDS', variables.FLAGS_PASSWORDS),
    UNLEASH_URL: readOne(source, 'UNLEASH_URL', variables.UNLEASH_URL),
    UNLEASH_TOKEN: readOne(source, 'UNLEASH_TOKEN', variables.UNLEASH_TOKEN),
    UNLEASH_ENVIRONMENT: readOne(source, 'UNLEASH_ENVIRONMENT', variables.UNLEASH_ENVIRONMENT),
    PUBLISHING_SECRET: readOne(source, 'PUBLISHING_SECRET', variables.PUBLISHING_SECRET),
    PUBLISHING_HOST: readOne(source, 'PUBLISHING_HOST', variables.PUBLISHING_HOST),
    CMS_URL: readOne(source, 'CMS_URL', variables.CMS_URL),
    VERSION: readOne(source, 'VERSION', variables.VERSION),
    AUDIT_PERSONAL_DAYS: readOne(source, 'AUDIT_PERSONAL_DAYS', variables.AUDIT_PERSONAL_DAYS),
    AUDIT_DAYS: readOne(source, 'AUDIT_DAYS', variables.AUDIT_DAYS),
    SECURITY_CONTACT: readOne(source, 'SECURITY_CONTACT', variables.SECURITY_CONTACT),
    OTEL_EXPORTER_OTLP_ENDPOINT: readOne(
      source,
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    ),
    METRICS_TOKEN: readOne(source, 'METRICS_TOKEN', variables.METRICS_TOKEN),
    LOG_LEVEL: readOne(source, 'LOG_LEVEL', variables.LOG_LEVEL),
    NODE_ENV: readOne(source, 'NODE_ENV', variables.NODE_ENV),
    hosts: readPerSite(source, 'HOST'),
    contentApis: readPerSite(source, 'CONTENT_API'),
    clientApis: readPerSite(source, 'CLIENT_API'),
    identities: readIdentities(source),
  }
}
