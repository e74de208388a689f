import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Settings of the process; `npm run cms` names them all. Read once, when the configuration is. */
export interface CmsEnv {
  readonly port: number
  /** Folder of the SQLite file, the pictures and the secrets. */
  readonly dataDir: string
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | undefined
  /** Where messages for the sites go: one process that serves them all. */
  readonly siteUrl: string
  /** Address under which editors reach this system. */
  readonly publicUrl: string
  /** Signs sessions of editors. */
  readonly secret: string
  /** Signs messages and previews; the sites know it too. */
  readonly publishingSecret: string
}

/** Every command runs in the folder of the workspace; bundled code does not know where it was written. */
const root = path.resolve('..')

function keptSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  // `wx`: of two processes that start together, one writes and both read the same.
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}

export function readCmsEnv(source: Readonly<Record<string, string | undefined>> = process.env): CmsEnv {
  const text = (name: string) => source[name]?.trim() || undefined
  const siteData = path.resolve(root, text('DATA_DIR') ?? '.data')
  const dataDir = path.resolve(root, text('CMS_DATA_DIR') ?? path.join(siteData, 'cms'))
  const port = Number(text('CMS_PORT') ?? '3001')
  return {
    port,
    dataDir,
    databaseUrl: text('CMS_DATABASE_URL') ?? text('DATABASE_URL'),
    siteUrl: text('CMS_SITE_URL') ?? `http://127.0.0.1:${text('PORT') ?? '3000'}`,
    publicUrl: text('CMS_URL') ?? `http://localhost:${port}`,
    secret: text('CMS_SECRET') ?? keptSecret(path.join(dataDir, 'cms-secret')),
    publishingSecret: text('PUBLISHING_SECRET') ?? keptSecret(path.join(siteData, 'publishing-secret')),
  }
}
