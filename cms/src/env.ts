import path from 'node:path'
import { staffVariables } from '@marquee/identity/staff/staff-variables.ts'
import type { TrustedProxies } from '@marquee/kit/http/visitor-address.ts'
import { storedSecret } from '@marquee/kit/start/data-dir.ts'
import {
  address,
  optional,
  readVariables,
  type Source,
  secret,
  secrets,
  variable,
  yesNo,
} from '@marquee/kit/start/env-kinds.ts'
import { sharedVariables } from '@marquee/kit/start/shared-variables.ts'
import { z } from '#models/zod.ts'
import { type EditorProviderSettings, editorProviderOf, identityVariables } from './identity-env.ts'
import type { TranslationService } from './translating/translator.ts'

const wholeNumber = 'must be a whole number from 1 to 65535'
const port = z
  .string()
  .regex(/^\d{1,5}$/, wholeNumber)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, wholeNumber)
const web = (example: string) => address(/^https?$/, example).transform((url) => url.replace(/\/+$/, ''))
const database = address(/^postgres(ql)?$/, 'postgres://user:password@host/database')

/** Settings of the process, from `cmsVariables`. */
export interface CmsEnv {
  readonly port: number
  /** Address to bind. */
  readonly host: string
  /** Folder of the SQLite file, the pictures and the secrets. */
  readonly dataDir: string
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | undefined
  /** URL of the process that serves all sites. */
  readonly siteUrl: string
  /** URL of this system for editors. */
  readonly publicUrl: string
  /** Proxies in front of this system. */
  readonly proxies: TrustedProxies
  /** Signs sessions of editors; one secret or several (`secretsOf`). */
  readonly secret: string
  /** Shared with the sites; signs messages and previews. */
  readonly publishingSecret: string
  /** True: an empty database gets the editorial content of the demonstration. */
  readonly fillsFromDemo: boolean
  /** The admin who signs in with a password while the provider is down; undefined for none. */
  readonly breakGlass: { readonly email: string; readonly password: string } | undefined
  /** Suggests translations to editors; undefined for none. */
  readonly translation: TranslationService | undefined
  /** OpenID provider of editors. */
  readonly identity: EditorProviderSettings
}

const BREAK_GLASS = 'admin@marquee.example'

/** Every variable of `npm run cms` but those that it shares with the site. */
export const cmsVariables = {
  CMS_PORT: variable(port, '3001', 'Port of the content management system.'),
  CMS_HOST: variable(
    z.union(
      [z.ipv4(), z.ipv6(), z.literal('localhost')],
      'must be an address of this machine such as 127.0.0.1 or 0.0.0.0',
    ),
    '127.0.0.1',
    'Address of this machine that the port is bound to; 0.0.0.0 is reached from others.',
  ),
  CMS_URL: optional(
    web('https://cms.cinema.example'),
    'Address under which editors reach it; by default with the port of CMS_PORT. The site is given the same.',
    { shown: 'http://localhost:3001' },
  ),
  CMS_SITE_URL: optional(
    web('http://127.0.0.1:3000'),
    'Address of the site’s process, which takes what is published; by default with the port of PORT.',
    { shown: 'http://127.0.0.1:3000' },
  ),
  CMS_DATABASE_URL: secret(
    database,
    'PostgreSQL to use instead of SQLite. Without it that of DATABASE_URL, if it is set; the tables stand in a schema `cms` of their own.',
  ),
  CMS_DATA_DIR: optional(z.string(), 'Folder of everything that it writes; `cms` in DATA_DIR if absent.'),
  CMS_SECRET: secret(
    secrets,
    'Key of the sessions and API keys of editors; several as for SESSION_SECRET. Generated once and saved in CMS_DATA_DIR if absent.',
  ),
  CMS_ADMIN_EMAIL: optional(
    z.email('must be an e-mail address such as admin@marquee.example'),
    'Address of the admin who may sign in with CMS_ADMIN_PASSWORD; nobody else may have it.',
    { shown: BREAK_GLASS },
  ),
  CMS_ADMIN_PASSWORD: secret(
    z.string().min(16, 'must have at least 16 characters'),
    'Password for the day on which the identity provider is down, at /admin/login?break-glass; without it nobody signs in there.',
  ),
  ...identityVariables,
  CMS_TRANSLATION_URL: optional(
    web('https://translate.cinema.example'),
    'Service with LibreTranslate’s API that suggests translations to editors; none are suggested if absent.',
  ),
  CMS_TRANSLATION_KEY: secret(z.string(), 'API key of that service, if it has one.'),
  CMS_DEMO: variable(
    yesNo,
    '1',
    '0: an empty database stays empty, instead of taking over the editorial content of the demo.',
  ),
}

const { STAFF_HOST } = staffVariables

/** Commands run in the folder of the workspace; bundled code does not know its own path. */
const root = path.resolve('..')

const secretIn = (file: string, name: string) =>
  storedSecret(file, name, `delete the file to have a new one made, or set ${name}.`)

/**
 * The validated environment; missing secrets are created and stored. Throws an OperatorError that names the
 * first invalid variable.
 */
export function readCmsEnv(source: Source = process.env): CmsEnv {
  const values = readVariables({ ...cmsVariables, ...sharedVariables, STAFF_HOST }, source)
  const siteData = path.resolve(root, values.DATA_DIR)
  const dataDir = path.resolve(root, values.CMS_DATA_DIR ?? path.join(siteData, 'cms'))
  const publicUrl = values.CMS_URL ?? `http://localhost:${values.CMS_PORT}`
  const siteUrl = values.CMS_SITE_URL ?? `http://127.0.0.1:${values.PORT}`
  const publishingSecret =
    values.PUBLISHING_SECRET ?? secretIn(path.join(siteData, 'publishing-secret'), 'PUBLISHING_SECRET')
  const {
    CMS_ADMIN_PASSWORD: password,
    CMS_TRANSLATION_URL: translationUrl,
    CMS_TRANSLATION_KEY: translationKey,
  } = values
  return {
    port: values.CMS_PORT,
    host: values.CMS_HOST,
    dataDir,
    databaseUrl: values.CMS_DATABASE_URL ?? values.DATABASE_URL,
    siteUrl,
    publicUrl,
    proxies: values.TRUST_PROXY,
    fillsFromDemo: values.CMS_DEMO,
    identity: editorProviderOf(values, {
      siteUrl,
      publicUrl,
      publishingSecret,
      staffHost: values.STAFF_HOST,
    }),
    breakGlass:
      password === undefined
        ? undefined
        : { email: (values.CMS_ADMIN_EMAIL ?? BREAK_GLASS).toLowerCase(), password },
    translation: translationUrl === undefined ? undefined : { url: translationUrl, key: translationKey },
    secret: values.CMS_SECRET ?? secretIn(path.join(dataDir, 'cms-secret'), 'CMS_SECRET'),
    publishingSecret,
  }
}
