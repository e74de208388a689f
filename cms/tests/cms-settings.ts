import path from 'node:path'

const NOBODY = 'http://127.0.0.1:9'

export interface OpenCmsOptions {
  /** Where messages go; by default to an address where nobody answers. */
  readonly siteUrl?: string
  /** Folder of an earlier one, which was closed with `keep`; by default a new, empty one. */
  readonly dataDir?: string
  /** PostgreSQL instead of a SQLite file in the folder. */
  readonly databaseUrl?: string
  /** More settings, as the environment has them. */
  readonly env?: Readonly<Record<string, string>>
  /** Runs the jobs that wait, as the product does. */
  readonly cron?: boolean
}

/** Settings under which the modules of the workspace see the folder; also for those who start a process of their own. */
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
