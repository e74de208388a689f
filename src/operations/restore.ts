import { chmod, copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { codeOf, OperatorError } from '@marquee/kit/start/operator-error.ts'
import pg from 'pg'
import { recordBackup } from './backup-record.ts'
import { dataFiles, fileHash, isDatabase, REPLACED } from './data-files.ts'
import type { DataFolder, DataPlaces } from './data-places.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { refuseOpenDatabase } from './open-database.ts'
import { loadDump } from './postgres-tools.ts'
import { voidSessions } from './void-sessions.ts'

export interface RestoreOptions {
  /** Moves what is in the data folders aside, and drops the tables that the backup has. */
  readonly replace: boolean
  /** Otherwise everybody has to sign in again, and links of mails are void. */
  readonly keepSessions: boolean
}

export interface RestoreSummary {
  readonly madeAt: string
  readonly files: number
  /** Folders with what was there before. */
  readonly movedTo: readonly string[]
  /** Set in the environment when the backup was made. */
  readonly outsideSecrets: readonly string[]
}

const PRIVATE_FILE = 0o600
const FOLDERS: readonly DataFolder[] = ['site', 'cms']

async function verify(from: string, { files }: Manifest): Promise<void> {
  for (const [path, hash] of Object.entries(files)) {
    const found = await fileHash(join(from, path)).catch(() => undefined)
    if (found !== hash) throw new OperatorError(`The backup is damaged: ${path} differs from its record.`)
  }
}

function sameEngine({ databases }: Manifest, places: DataPlaces): void {
  const here = 'site.dump' in places.databases ? 'postgres' : 'sqlite'
  if (databases === here) return
  throw new OperatorError(
    databases === 'sqlite'
      ? 'The backup is of SQLite, and DATABASE_URL is set: restore without it, then use npm run move.'
      : 'The backup is of PostgreSQL: set DATABASE_URL to an empty database.',
  )
}

const present = async (folder: string, others: readonly string[]): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => []))
    .map((name) => join(folder, name))
    .filter((path) => !path.startsWith(join(folder, REPLACED)) && !others.includes(path))

async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: unknown) => {
    throw new OperatorError(`PostgreSQL cannot be reached (${codeOf(error) || 'no connection'}).`)
  })
  try {
    const { rows } = await client.query(
      `select 1 from information_schema.tables where table_schema in ('public', 'cms') limit 1`,
    )
    return rows.length > 0
  } finally {
    await client.end()
  }
}

async function refuseData({ folders, databases }: DataPlaces): Promise<void> {
  for (const folder of Object.values(folders)) {
    if ((await dataFiles(folder, [])).length > 0)
      throw new OperatorError(`${folder} is not empty: --replace moves what is there aside.`)
  }
  for (const [name, url] of Object.entries(databases)) {
    if (await hasTables(url))
      throw new OperatorError(`The database of ${name} has tables: --replace replaces them.`)
  }
}

/** Moves the entries of both folders into one folder each. */
async function moveAside({ folders }: DataPlaces, now: number): Promise<readonly string[]> {
  const inner = Object.values(folders)
  for (const folder of inner)
    for (const path of (await dataFiles(folder, [])).filter(isDatabase))
      refuseOpenDatabase(join(folder, path))
  const moved: string[] = []
  for (const folder of [folders.cms, folders.site]) {
    const entries = await present(folder, inner)
    if (entries.length === 0) continue
    const aside = join(folder, `${REPLACED}${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`)
    await mkdir(aside, { mode: 0o700 })
    for (const entry of entries) await rename(entry, entry.replace(folder, aside))
    moved.push(aside)
  }
  return moved
}

async function copyBack(from: string, { files }: Manifest, { folders }: DataPlaces): Promise<void> {
  for (const path of Object.keys(files)) {
    const name = FOLDERS.find((each) => path.startsWith(`${each}/`))
    if (!name) continue
    const to = join(folders[name], path.slice(name.length + 1))
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), to)
    await chmod(to, PRIVATE_FILE)
  }
}

/** Verifies the whole backup before it writes anything. Throws an OperatorError. */
export async function restore(
  places: DataPlaces,
  folder: string,
  { replace, keepSessions }: RestoreOptions,
  now = Date.now(),
): Promise<RestoreSummary> {
  const from = resolve(folder)
  const manifest = await readManifest(from)
  await verify(from, manifest)
  sameEngine(manifest, places)
  if (!replace) await refuseData(places)
  const movedTo = replace ? await moveAside(places, now) : []
  for (const [name, url] of Object.entries(places.databases))
    if (name in manifest.files) await loadDump(url, join(from, name), replace)
  await copyBack(from, manifest, places)
  if (!keepSessions) await voidSessions(places)
  await recordBackup(places, manifest.madeAt)
  return {
    madeAt: manifest.madeAt,
    files: Object.keys(manifest.files).length,
    movedTo,
    outsideSecrets: manifest.outsideSecrets,
  }
}
