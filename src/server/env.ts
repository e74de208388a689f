import { resolve } from 'node:path'
import { z } from 'zod'
import { authentication } from '../../config/authentication.ts'
import { type SiteId, siteIds } from '../../config/sites.ts'
import type { SiteIdentity } from '../document/boot.ts'
import { StartError } from './start-error.ts'

interface Variable<Read> {
  readonly default: string
  readonly meaning: string
  readonly read: z.ZodType<Read, string>
}

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
const yesNo = z
  .enum(['', '0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')
const optional = <Read>(schema: z.ZodType<Read, string>) =>
  z.union([z.literal('').transform((): Read | undefined => undefined), schema])
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` })
const host = z
  .string()
  .toLowerCase()
  .regex(HOST, 'must be a host name such as cinema.example, with a port if the visitors see one')

const variable = <Read>(read: z.ZodType<Read, string>, preset: string, meaning: string): Variable<Read> => ({
  default: preset,
  meaning,
  read,
})

const variables = {
  PORT: variable(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535'),
    '3000',
    'The one port of the process; 0 takes any free one.',
  ),
  DATA_DIR: variable(
    z.string().min(1, 'must name a folder'),
    './.data',
    'Folder of everything the process writes: the SQLite store, made pictures, the session secret.',
  ),
  DATABASE_URL: variable(
    optional(address(/^postgres(ql)?$/, 'postgres://user:password@host/database')),
    '',
    'PostgreSQL to use instead of SQLite.',
  ),
  DEFAULT_SITE: variable(
    z.enum(siteIds, `must be one of ${siteIds.join(', ')}`),
    'fr',
    'Site that an unknown host is shown (not indexed).',
  ),
  STRICT_HOSTS: variable(yesNo, '0', '1: an unknown host is refused with 421 instead.'),
  TRUST_PROXY: variable(
    yesNo,
    '0',
    '1: a proxy in front sets Host, X-Forwarded-Proto and X-Request-Id, and they are believed. HSTS is sent where it says https.',
  ),
  ZONE_HEADER: variable(
    optional(z.string().regex(/^[A-Za-z0-9-]+$/, 'must be the name of a request header')),
    '',
    'Request header in which a trusted proxy names the visitor’s city; read only with TRUST_PROXY.',
  ),
  SESSION_SECRET: variable(
    optional(z.string().min(32, 'must have at least 32 characters')),
    '',
    'Key of everything signed. Made once and kept in DATA_DIR if absent.',
  ),
  RECAPTCHA_KEY: variable(
    optional(z.string().min(1)),
    '',
    'Site key of Google reCAPTCHA, with RECAPTCHA_SECRET: it takes the place of our own captcha before cards and vouchers.',
  ),
  RECAPTCHA_SECRET: variable(optional(z.string().min(1)), '', 'Secret of that site key.'),
  SMTP_URL: variable(
    optional(address(/^smtps?$/, 'smtp://user:password@mail.example:587')),
    '',
    'Server that takes the mails to clients, with MAIL_FROM. Without it they stay in the store, for local use.',
  ),
  MAIL_FROM: variable(
    optional(
      z
        .string()
        .regex(
          /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
          'must be an address such as Marquee <no-reply@marquee.example>',
        ),
    ),
    '',
    'Sender of those mails.',
  ),
  FLAGS_HOST: variable(
    optional(host),
    '',
    'Public host of the flag service beside flags.localhost, with its port if its users see one.',
  ),
  FLAGS_ADMIN_PASSWORD: variable(
    optional(z.string().min(12, 'must have at least 12 characters')),
    '',
    'Password of the first admin of the flag service; made and printed at the first start if absent.',
  ),
  UNLEASH_URL: variable(
    optional(address(/^https?$/, 'https://unleash.example/api')),
    '',
    'Address of a real Unleash server’s API instead of the embedded flag service, with UNLEASH_TOKEN.',
  ),
  UNLEASH_TOKEN: variable(
    optional(z.string().regex(/^[\x21-\x7E]+$/, 'must be a token as Unleash shows it, without spaces')),
    '',
    'Token of that server for server-side SDKs.',
  ),
  UNLEASH_ENVIRONMENT: variable(
    z.string().min(1),
    'development',
    'Environment of the flags, as Unleash names it.',
  ),
  PUBLISHING_SECRET: variable(
    optional(z.string().min(32, 'must have at least 32 characters')),
    '',
    'Key that the content management system signs its messages and previews with. Made once and kept in DATA_DIR if absent.',
  ),
  CMS_URL: variable(
    optional(address(/^https?$/, 'https://cms.cinema.example')),
    'http://localhost:3001',
    'Public address of the content management system, which may show previews in a frame.',
  ),
  LOG_LEVEL: variable(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
    'Least level that is logged; the access log is info.',
  ),
  NODE_ENV: variable(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
    'Set by the scripts.',
  ),
}

const perSite = {
  HOST: variable(
    optional(host),
    '',
    'Public host of that site instead of the one in config/sites, with its port if visitors see one.',
  ),
  CONTENT_API: variable(
    optional(address(/^https?$/, 'http://127.0.0.1:4600')),
    '',
    'Base address of an outside content API of that site instead of the embedded store.',
  ),
  CLIENT_API: variable(
    optional(address(/^https?$/, 'http://127.0.0.1:4700')),
    '',
    'Base address of an outside client host of that site instead of the embedded one.',
  ),
  IDENTITY: variable(
    optional(address(/^https?$/, 'https://login.cinema.example/')),
    '',
    'Issuer of an outside OpenID provider of that site instead of the embedded one, as its discovery document spells it.',
  ),
  IDENTITY_APPLICATION: variable(
    optional(z.string().min(1)),
    '',
    `Client id of that site at the outside provider; ${authentication.applicationId} if absent.`,
  ),
  IDENTITY_AUDIENCE: variable(
    optional(z.string().min(1)),
    '',
    'Audience that the outside provider wants to be asked for, if any.',
  ),
}

type Value<Entry> = Entry extends Variable<infer Read> ? Read : never

export type Env = { readonly [Name in keyof typeof variables]: Value<(typeof variables)[Name]> } & {
  readonly hosts: Readonly<Partial<Record<SiteId, string>>>
  readonly contentApis: Readonly<Partial<Record<SiteId, string>>>
  readonly clientApis: Readonly<Partial<Record<SiteId, string>>>
  /** Outside providers. */
  readonly identities: Readonly<Partial<Record<SiteId, SiteIdentity>>>
}

type Source = Readonly<Record<string, string | undefined>>

function readOne<Read>(source: Source, name: string, { read, default: preset }: Variable<Read>): Read {
  const text = source[name]?.trim() || preset
  const result = read.safeParse(text)
  if (result.success) return result.data
  const secret = [
    'SESSION_SECRET',
    'DATABASE_URL',
    'SMTP_URL',
    'RECAPTCHA_SECRET',
    'FLAGS_ADMIN_PASSWORD',
    'UNLEASH_TOKEN',
    'PUBLISHING_SECRET',
  ].includes(name)
  throw new StartError(
    `The environment variable ${name} ${result.error.issues[0]?.message ?? 'is not valid'}${secret ? '' : `, not "${text}"`}.`,
  )
}

function readPerSite(source: Source, prefix: keyof typeof perSite): Partial<Record<SiteId, string>> {
  const values: Partial<Record<SiteId, string>> = {}
  for (const id of siteIds) {
    const value = readOne(source, `${prefix}_${id.toUpperCase()}`, perSite[prefix])
    if (value !== undefined) values[id] = value
  }
  return values
}

function readIdentities(source: Source): Env['identities'] {
  const issuers = readPerSite(source, 'IDENTITY')
  const applications = readPerSite(source, 'IDENTITY_APPLICATION')
  const audiences = readPerSite(source, 'IDENTITY_AUDIENCE')
  const identities: Partial<Record<SiteId, SiteIdentity>> = {}
  for (const id of siteIds) {
    const issuer = issuers[id]
    const site = id.toUpperCase()
    if (issuer === undefined) {
      if (applications[id] === undefined && audiences[id] === undefined) continue
      throw new StartError(
        `The environment variables IDENTITY_APPLICATION_${site} and IDENTITY_AUDIENCE_${site} go with IDENTITY_${site}: set it too.`,
      )
    }
    if (!authentication.externalOn.includes(id)) {
      throw new StartError(
        `The environment variable IDENTITY_${site} is of no use: the site ${id} is not in externalOn of config/authentication.ts.`,
      )
    }
    identities[id] = {
      issuer,
      applicationId: applications[id] ?? authentication.applicationId,
      audience: audiences[id] ?? null,
    }
  }
  return identities
}

/** The environment, checked. Throws a StartError that names the first bad variable. */
export function readEnv(source: Source): Env {
  const env = readAll(source)
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined)) {
    throw new StartError('The environment variables SMTP_URL and MAIL_FROM go together: set both or neither.')
  }
  if ((env.UNLEASH_URL === undefined) !== (env.UNLEASH_TOKEN === undefined)) {
    throw new StartError(
      'The environment variables UNLEASH_URL and UNLEASH_TOKEN go together: set both or neither.',
    )
  }
  if ((env.RECAPTCHA_KEY === undefined) !== (env.RECAPTCHA_SECRET === undefined)) {
    throw new StartError(
      'The environment variables RECAPTCHA_KEY and RECAPTCHA_SECRET go together: set both or neither.',
    )
  }
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
    ZONE_HEADER: readOne(source, 'ZONE_HEADER', variables.ZONE_HEADER),
    SESSION_SECRET: readOne(source, 'SESSION_SECRET', variables.SESSION_SECRET),
    RECAPTCHA_KEY: readOne(source, 'RECAPTCHA_KEY', variables.RECAPTCHA_KEY),
    RECAPTCHA_SECRET: readOne(source, 'RECAPTCHA_SECRET', variables.RECAPTCHA_SECRET),
    SMTP_URL: readOne(source, 'SMTP_URL', variables.SMTP_URL),
    MAIL_FROM: readOne(source, 'MAIL_FROM', variables.MAIL_FROM),
    FLAGS_HOST: readOne(source, 'FLAGS_HOST', variables.FLAGS_HOST),
    FLAGS_ADMIN_PASSWORD: readOne(source, 'FLAGS_ADMIN_PASSWORD', variables.FLAGS_ADMIN_PASSWORD),
    UNLEASH_URL: readOne(source, 'UNLEASH_URL', variables.UNLEASH_URL),
    UNLEASH_TOKEN: readOne(source, 'UNLEASH_TOKEN', variables.UNLEASH_TOKEN),
    UNLEASH_ENVIRONMENT: readOne(source, 'UNLEASH_ENVIRONMENT', variables.UNLEASH_ENVIRONMENT),
    PUBLISHING_SECRET: readOne(source, 'PUBLISHING_SECRET', variables.PUBLISHING_SECRET),
    CMS_URL: readOne(source, 'CMS_URL', variables.CMS_URL),
    LOG_LEVEL: readOne(source, 'LOG_LEVEL', variables.LOG_LEVEL),
    NODE_ENV: readOne(source, 'NODE_ENV', variables.NODE_ENV),
    hosts: readPerSite(source, 'HOST'),
    contentApis: readPerSite(source, 'CONTENT_API'),
    clientApis: readPerSite(source, 'CLIENT_API'),
    identities: readIdentities(source),
  }
}

/** Every variable for the table of docs/configuration.md. */
export const environmentTable: readonly {
  readonly name: string
  readonly default: string
  readonly meaning: string
}[] = [
  ...Object.entries(variables).map(([name, { default: preset, meaning }]) => ({
    name,
    default: preset,
    meaning,
  })),
  ...Object.entries(perSite).map(([prefix, { default: preset, meaning }]) => ({
    name: `${prefix}_<SITE>`,
    default: preset,
    meaning,
  })),
]
