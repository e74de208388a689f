import { staffVariables } from '@marquee/identity/staff/staff-variables.ts'
import {
  address,
  CLAIMS,
  type Description,
  days,
  descriptionOf,
  host,
  megabytes,
  optional,
  scopes,
  secret,
  secrets,
  secretText,
  variable,
  yesNo,
} from '@marquee/kit/start/env-kinds.ts'
import { sharedVariables } from '@marquee/kit/start/shared-variables.ts'
import { z } from 'zod'
import { authentication } from '#config/authentication.ts'
import { pageLimits } from '#config/page-limits.ts'
import { siteIds } from '#config/sites.ts'
import { cdnNames } from '../cdn/cdn-adapters.ts'
import { flagVariables } from './flag-variables.ts'

export const variables = {
  ...sharedVariables,
  DEFAULT_SITE: variable(
    z.enum(siteIds, `must be one of ${siteIds.join(', ')}`),
    'fr',
    'Site that an unknown host is shown (not indexed).',
  ),
  STRICT_HOSTS: variable(yesNo, '0', '1: an unknown host is refused with 421 instead.'),
  PAGE_WAIT_MS: variable(
    z
      .string()
      .regex(/^[1-9]\d{2,4}$/, 'must be a whole number of milliseconds from 100 to 99999')
      .transform(Number),
    String(pageLimits.upstream.pageWait),
    'Milliseconds that a page waits for an outside content API, and one of the client area also for an outside identity provider. A page of a site responds at most 7.5 s later, in part or with 503.',
  ),
  DRAIN_SECONDS: variable(
    z
      .string()
      .regex(/^[1-5]?\d$/, 'must be a whole number from 0 to 59')
      .transform(Number),
    '0',
    'After SIGTERM, /readyz fails for so long before the process closes its port: until the proxy in front has noticed.',
  ),
  ZONE_HEADER: optional(
    z.string().regex(/^[A-Za-z0-9-]+$/, 'must be the name of a request header'),
    'Request header in which a trusted proxy names the visitor’s city; read only with TRUST_PROXY.',
  ),
  CDN: optional(
    z.enum(cdnNames, `must be one of ${cdnNames.join(', ')}`),
    'Content delivery network in front, with CDN_PURGE_URL: pages name their lifetimes and keys for it.',
  ),
  CDN_PURGE_URL: optional(
    address(/^https?$/, 'https://api.fastly.com/service/id/purge'),
    'Address to which changed keys are sent: the purge API of Fastly or Cloudflare, or Varnish itself.',
  ),
  CDN_PURGE_TOKEN: secret(
    z.string().regex(/^[\x21-\x7E]+$/, 'must be a token without spaces'),
    'Token of that API.',
  ),
  PAGE_CACHE_MEGABYTES: megabytes('32', 'Most memory of cached pages and of their data, of all sites.'),
  CONTENT_CACHE_MEGABYTES: megabytes(
    '48',
    'Most memory of cached responses of the content API, of all sites.',
  ),
  PICTURE_CACHE_MEGABYTES: megabytes('32', 'Most memory of made pictures; those on disk are apart.'),
  SESSION_SECRET: secret(
    secrets,
    'Signing key; several separated by commas [while one replaces another](operations.md#changing-secrets). Generated once and saved in DATA_DIR if absent.',
  ),
  RECAPTCHA_KEY: optional(
    z.string().min(1),
    'Site key of Google reCAPTCHA, with RECAPTCHA_SECRET: it takes the place of our own captcha before cards and vouchers.',
  ),
  RECAPTCHA_SECRET: secret(z.string().min(1), 'Secret of that site key.'),
  SMTP_URL: secret(
    address(/^smtps?$/, 'smtp://user:password@mail.example:587'),
    'Server that takes the mails to clients, with MAIL_FROM. Without it they stay in the store, for local use.',
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
        'must be an address such as Marquee <no-reply@marquee.example>',
      ),
    'Sender of those mails.',
  ),
  ACCOUNT_IDLE_MONTHS: optional(
    z
      .string()
      .regex(/^\d{1,3}$/, 'must be a number of months')
      .transform(Number)
      .refine((months) => months >= 3, 'must be at least 3'),
    'Months without a visit after which an account is deleted, 30 days after a mail that announces it; never if absent.',
  ),
  PUSH_PRIVATE_KEY: secret(
    z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'),
    'Private key (VAPID) that signs notifications; its public key is in the subscriptions of browsers. Generated once and saved in DATA_DIR if absent, but with DATABASE_URL reminders are then sent by mail only.',
  ),
  PUSH_CONTACT: optional(
    z
      .string()
      .regex(
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
        'must be mailto:web@marquee.example or an https address',
      ),
    'Where the operators of push services reach you; the address of MAIL_FROM if absent.',
  ),
  ...flagVariables,
  ...staffVariables,
  UNLEASH_URL: optional(
    address(/^https?$/, 'https://unleash.example/api'),
    'Address of a real Unleash server’s API instead of the embedded flag service, with UNLEASH_TOKEN.',
  ),
  UNLEASH_TOKEN: secret(
    z.string().regex(/^[\x21-\x7E]+$/, 'must be a token as Unleash shows it, without spaces'),
    'Token of that server for server-side SDKs.',
  ),
  UNLEASH_ENVIRONMENT: variable(
    z.string().min(1),
    'development',
    'Environment of the flags, as Unleash names it.',
  ),
  PUBLISHING_HOST: optional(
    host,
    'The one host under which publishing is accepted; every host if absent. In production, a name inside the network.',
  ),
  CMS_URL: variable(
    address(/^https?$/, 'https://cms.cinema.example'),
    'http://localhost:3001',
    'Public address of the content management system, which may show previews in a frame.',
  ),
  VERSION: optional(
    z.string().regex(/^[\w.+-]{1,64}$/, 'must be letters, digits, dots, hyphens and plus signs'),
    'Name of this release in probes, metrics and traces; that of package.json if absent.',
  ),
  AUDIT_PERSONAL_DAYS: variable(
    days,
    '90',
    'Days until names, keys of clients and networks are removed from the audit log.',
  ),
  AUDIT_DAYS: variable(days, '400', 'Days until a row of the audit log is deleted.'),
  SECURITY_CONTACT: optional(
    address(/^(https|mailto)$/, 'mailto:security@cinema.example'),
    'Where faults of security are reported: /.well-known/security.txt names it.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    address(/^https?$/, 'http://collector.internal:4318'),
    'OTLP collector that receives [traces and metrics](operations.md#traces); off if absent.',
  ),
  METRICS_TOKEN: secret(
    z.string().regex(/^[\x21-\x7E]{16,}$/, 'must be a token of 16 characters or more, without spaces'),
    '/metrics and the details of /readyz need Authorization: Bearer with this token; without it, a private address and no proxy.',
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

/** Names get the site’s id as suffix: `HOST_FR`. */
export const perSite = {
  HOST: optional(
    host,
    'Public host of that site instead of the one in config/sites, with its port if visitors see one.',
  ),
  CONTENT_API: optional(
    address(/^https?$/, 'http://127.0.0.1:4600'),
    'Base address of an outside content API of that site instead of the embedded store.',
  ),
  CLIENT_API: optional(
    address(/^https?$/, 'http://127.0.0.1:4700'),
    'Base address of an outside client host of that site instead of the embedded one.',
  ),
  IDENTITY: optional(
    address(/^https?$/, 'https://login.cinema.example/'),
    'Issuer of an outside OpenID provider of that site instead of the embedded one, as its discovery document spells it.',
  ),
  IDENTITY_APPLICATION: optional(
    z.string().min(1),
    `Client id of that site at the outside provider; ${authentication.applicationId} if absent.`,
  ),
  IDENTITY_SECRET: secret(secretText, 'Client secret of that application, if it has one.'),
  IDENTITY_SCOPE: optional(
    scopes,
    `Scopes to request from the outside provider; ${authentication.outside.scope} if absent.`,
  ),
  IDENTITY_CLAIMS: optional(
    z.string().regex(CLAIMS, 'must be pairs such as email=mail,given_name=first_name'),
    'Names of the outside provider for the claims email, email_verified, given_name and family_name, if they differ.',
  ),
  IDENTITY_AUDIENCE: optional(
    z.string().min(1),
    'Audience to request from the outside provider, if it requires one.',
  ),
}

/** The table in docs/configuration.md. */
export const environmentTable: readonly ({ readonly name: string } & Description)[] = [
  ...Object.entries(variables).map(([name, schema]) => ({ name, ...descriptionOf(schema) })),
  ...Object.entries(perSite).map(([prefix, schema]) => ({
    name: `${prefix}_<SITE>`,
    ...descriptionOf(schema),
  })),
]
