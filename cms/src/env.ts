import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { OwnerPasswords } from '../../config/authentication.ts'
import { z } from '../../content-models/zod.ts'
import { address, secrets, type Variable, variable } from '../../src/server/env-kinds.ts'
import { variables } from '../../src/server/env-variables.ts'
import { isPublicHost } from '../../src/server/local-names.ts'
import type { TrustedProxies } from '../../src/server/trusted-proxies.ts'
import {
  CmsStartError,
  database,
  hidden,
  port,
  type Source,
  sender,
  valueOf,
  web,
  yesNo,
} from './env-kinds.ts'
import {
  type EditorProviderSettings,
  editorProviderOf,
  identityVariables,
  needsFactor,
  passwordsOf,
} from './identity-env.ts'
import type { TranslationService } from './reports/translations/translator.ts'

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
  /** In front of this system. */
  readonly proxies: TrustedProxies
  /** Signs sessions of editors; one secret or several (`secretsOf`). */
  readonly secret: string
  /** Shared with the sites; signs messages and previews. */
  readonly publishingSecret: string
  /** Whether an empty database gets the editorial content of the demo. */
  readonly fillsFromDemo: boolean
  /** `from` is `Name <address>` or an address. Without a server mails are printed. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  readonly firstAdmin: {
    readonly email: string
    /** The address is that of CMS_ADMIN_EMAIL, or the system is not public. */
    readonly isNamed: boolean
    readonly password: string | undefined
  }
  /** OpenID provider of editors. */
  readonly identity: EditorProviderSettings | undefined
  /** Who may sign in without the provider. */
  readonly passwords: OwnerPasswords
  /** Whether admins who sign in with a password must have a second factor. */
  readonly secondFactor: boolean
  /** Suggests translations. `demo`: the texts are only marked. */
  readonly translation: TranslationService | 'demo' | undefined
}

/**
 * Every variable of `npm run cms`; those of the site (DATA_DIR, DATABASE_URL, PORT, PUBLISHING_SECRET,
 * SMTP_URL, MAIL_FROM, TRUST_PROXY) have the same meaning.
 */
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
  CMS_URL: variable(
    web('https://cms.cinema.example'),
    'http://localhost:3001',
    'Address under which editors reach it; by default with the port of CMS_PORT. The site is given the same.',
  ),
  CMS_SITE_URL: variable(
    web('http://127.0.0.1:3000'),
    'http://127.0.0.1:3000',
    'Address of the site’s process, which takes what is published; by default with the port of PORT.',
  ),
  CMS_DATABASE_URL: hidden(
    database,
    'PostgreSQL to use instead of SQLite. Without it that of DATABASE_URL, if it is set; the tables stand in a schema `cms` of their own.',
  ),
  CMS_DATA_DIR: variable(z.string(), '', 'Folder of everything that it writes; `cms` in DATA_DIR if absent.'),
  CMS_SECRET: hidden(
    secrets,
    'Key of the sessions and API keys of editors; several as for SESSION_SECRET. Generated once and saved in CMS_DATA_DIR if absent.',
  ),
  CMS_ADMIN_EMAIL: variable(
    z.email('must be an e-mail address such as admin@marquee.example'),
    'admin@marquee.example',
    'The first admin, who is made at the first start; must be named once CMS_URL is public.',
  ),
  CMS_ADMIN_PASSWORD: hidden(
    z.string().min(12, 'must have at least 12 characters'),
    'Password of the first admin; made at the first start and saved in CMS_DATA_DIR if absent.',
  ),
  ...identityVariables,
  CMS_TRANSLATION_URL: variable(
    web('https://translate.cinema.example'),
    '',
    'Service with LibreTranslate’s API that suggests translations to editors. Without it, none are suggested; the demonstration marks the texts instead.',
  ),
  CMS_TRANSLATION_KEY: hidden(z.string(), 'API key of that service, if it wants one.'),
  CMS_DEMO: variable(
    yesNo,
    '1',
    '0: an empty database stays empty, instead of taking over the editorial content of the demo.',
  ),
} satisfies Record<string, Variable<unknown>>

const shared = {
  PORT: variable(z.string().regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'), '3000', ''),
  DATA_DIR: variable(z.string(), '.data', ''),
  DATABASE_URL: hidden(database, ''),
  PUBLISHING_SECRET: hidden(secrets, ''),
  SMTP_URL: hidden(address(/^smtps?$/, 'smtp://user:password@mail.example:587'), ''),
  MAIL_FROM: variable(
    z.string().regex(sender, 'must be an address such as Marquee <no-reply@marquee.example>'),
    '',
    '',
  ),
}

/** Commands run in the folder of the workspace; bundled code does not know its own path. */
const root = path.resolve('..')

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/**
 * One level at a time: Node's `recursive` never returns on a file system (/proc) that denies the existence
 * of the parent.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** A secret from a file, which is created if it does not exist. */
function storedSecret(file: string, name: string): string {
  try {
    makeFolder(path.dirname(file))
    // `wx`: of two processes that start together, one writes and both read the same.
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      throw new CmsStartError(`No secret can be saved in ${file}; make the folder writable or set ${name}.`)
    }
  }
  const stored = readFileSync(file, 'utf8').trim()
  if (stored.length < 32)
    throw new CmsStartError(
      `The secret in ${file} is damaged; delete the file to have a new one made, or set ${name}.`,
    )
  return stored
}

function translationOf(source: Source, fillsFromDemo: boolean, publicUrl: string): CmsEnv['translation'] {
  const url = valueOf(source, 'CMS_TRANSLATION_URL', cmsVariables.CMS_TRANSLATION_URL)
  if (url) return { url, key: valueOf(source, 'CMS_TRANSLATION_KEY', cmsVariables.CMS_TRANSLATION_KEY) }
  return fillsFromDemo && !isPublicHost(new URL(publicUrl).host) ? 'demo' : undefined
}

function smtpOf(source: Source): CmsEnv['smtp'] {
  const [url, from] = [
    valueOf(source, 'SMTP_URL', shared.SMTP_URL),
    valueOf(source, 'MAIL_FROM', shared.MAIL_FROM),
  ]
  if (url && from) return { url, from }
  if (url || from)
    throw new CmsStartError(
      'The environment variables SMTP_URL and MAIL_FROM go together: set both or neither.',
    )
  return undefined
}

/**
 * The validated environment; missing secrets are created and stored. Throws a CmsStartError that names the
 * first invalid variable.
 */
export function readCmsEnv(source: Source = process.env): CmsEnv {
  const {
    CMS_PORT,
    CMS_HOST,
    CMS_URL,
    CMS_SITE_URL,
    CMS_DATABASE_URL,
    CMS_DATA_DIR,
    CMS_SECRET,
    CMS_ADMIN_EMAIL,
    CMS_ADMIN_PASSWORD,
    CMS_DEMO,
  } = cmsVariables
  const siteData = path.resolve(root, valueOf(source, 'DATA_DIR', shared.DATA_DIR) ?? shared.DATA_DIR.default)
  const dataDir = path.resolve(
    root,
    valueOf(source, 'CMS_DATA_DIR', CMS_DATA_DIR) ?? path.join(siteData, 'cms'),
  )
  const chosenPort = valueOf(source, 'CMS_PORT', CMS_PORT) ?? Number(CMS_PORT.default)
  const sitePort = valueOf(source, 'PORT', shared.PORT) ?? shared.PORT.default
  const adminEmail = valueOf(source, 'CMS_ADMIN_EMAIL', CMS_ADMIN_EMAIL)
  const publicUrl = valueOf(source, 'CMS_URL', CMS_URL) ?? `http://localhost:${chosenPort}`
  const fillsFromDemo = valueOf(source, 'CMS_DEMO', CMS_DEMO) ?? true
  return {
    port: chosenPort,
    host: valueOf(source, 'CMS_HOST', CMS_HOST) ?? CMS_HOST.default,
    dataDir,
    databaseUrl:
      valueOf(source, 'CMS_DATABASE_URL', CMS_DATABASE_URL) ??
      valueOf(source, 'DATABASE_URL', shared.DATABASE_URL),
    siteUrl: valueOf(source, 'CMS_SITE_URL', CMS_SITE_URL) ?? `http://127.0.0.1:${sitePort}`,
    publicUrl,
    proxies: valueOf(source, 'TRUST_PROXY', variables.TRUST_PROXY) ?? 0,
    fillsFromDemo,
    smtp: smtpOf(source),
    identity: editorProviderOf(source),
    passwords: passwordsOf(source),
    secondFactor: needsFactor(source, publicUrl),
    translation: translationOf(source, fillsFromDemo, publicUrl),
    firstAdmin: {
      email: adminEmail ?? CMS_ADMIN_EMAIL.default,
      isNamed: adminEmail !== undefined || !isPublicHost(new URL(publicUrl).host),
      password: valueOf(source, 'CMS_ADMIN_PASSWORD', CMS_ADMIN_PASSWORD),
    },
    secret:
      valueOf(source, 'CMS_SECRET', CMS_SECRET) ??
      storedSecret(path.join(dataDir, 'cms-secret'), 'CMS_SECRET'),
    publishingSecret:
      valueOf(source, 'PUBLISHING_SECRET', shared.PUBLISHING_SECRET) ??
      storedSecret(path.join(siteData, 'publishing-secret'), 'PUBLISHING_SECRET'),
  }
}
