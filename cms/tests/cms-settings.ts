import path from 'node:path'

const NOBODY = 'http://127.0.0.1:9'

export interface OpenCmsOptions {
  /** Default: an address without a server. */
  readonly siteUrl?: string
  /** Folder of an instance closed with `keep`; default: a new one. */
  readonly dataDir?: string
  /** PostgreSQL instead of a SQLite file in the folder. */
  readonly databaseUrl?: string
  /** More environment variables. */
  readonly env?: Readonly<Record<string, string>>
  /** Runs queued jobs. */
  readonly cron?: boolean
}

/** Environment of the workspace for a folder; also for processes of tests. */
export const settingsOf = ({
  siteUrl = NOBODY,
  dataDir = '',
  databaseUrl = '',
  env = {},
}: OpenCmsOptions): Record<string, string> => ({
  DATA_DIR: dataDir,
  CMS_DATA_DIR: path.join(dataDir, 'cms'),
  CMS_SITE_URL: siteUrl,
  CMS_DATABASE_URL: databaseUrl,
  DATABASE_URL: '',
  ...env,
})
