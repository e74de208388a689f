import { resolve } from 'node:path'
import { readEnv } from '../server/env/env.ts'

/** Places where a product stores its data. */
export interface DataPlaces {
  /** Site and content management system; the second may be inside of the first. */
  readonly folders: Readonly<Record<DataFolder, string>>
  /** PostgreSQL; two where the content management system has its own. */
  readonly databases: Readonly<Partial<Record<DumpName, string>>>
  /** Secrets that are set in the environment, and so in no backup. */
  readonly outsideSecrets: readonly string[]
}

export type DataFolder = 'site' | 'cms'
type DumpName = 'site.dump' | 'cms.dump'

const SECRETS = ['SESSION_SECRET', 'PUBLISHING_SECRET', 'CMS_SECRET']

/** Throws an OperatorError naming the first invalid variable. */
export function readDataPlaces(source: Readonly<Record<string, string | undefined>>): DataPlaces {
  const { DATA_DIR, DATABASE_URL } = readEnv(source)
  const cmsUrl = source.CMS_DATABASE_URL?.trim() || undefined
  return {
    folders: { site: DATA_DIR, cms: resolve(source.CMS_DATA_DIR?.trim() || resolve(DATA_DIR, 'cms')) },
    databases: {
      ...(DATABASE_URL ? { 'site.dump': DATABASE_URL } : {}),
      ...(cmsUrl && cmsUrl !== DATABASE_URL ? { 'cms.dump': cmsUrl } : {}),
    },
    outsideSecrets: SECRETS.filter((name) => source[name]?.trim()),
  }
}
