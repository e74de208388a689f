import { chmod, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { codeOf, OperatorError } from '@marquee/kit/start/operator-error.ts'
import SqliteDatabase from 'better-sqlite3'
import { recordBackup } from './backup-record.ts'
import { dataFiles, fileHash, isDatabase } from './data-files.ts'
import type { DataFolder, DataPlaces } from './data-places.ts'
import { MANIFEST, manifestOf } from './manifest.ts'
import { dumpDatabase } from './postgres-tools.ts'

export interface BackupSummary {
  readonly folder: string
  readonly files: number
  readonly bytes: number
  readonly outsideSecrets: readonly string[]
}

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
/** All at once: SQLite starts over after each write of another process between two steps. */
const ALL_PAGES = 2 ** 31 - 1

/** Throws an OperatorError if the folder has entries. */
async function prepareTarget(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: PRIVATE_FOLDER })
  if ((await readdir(target)).length > 0)
    throw new OperatorError(`${target} is not empty: name a new folder for each backup.`)
  await chmod(target, PRIVATE_FOLDER)
}

async function copyDatabase(file: string, to: string): Promise<void> {
  const source = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
  try {
    await source.backup(to, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  const copy = new SqliteDatabase(to)
  try {
    // The copy would open in WAL mode otherwise, and need a writable folder.
    copy.pragma('journal_mode = DELETE')
    const verdict = copy.pragma('quick_check(1)', { simple: true })
    if (verdict !== 'ok')
      throw new OperatorError(
        `The database ${file} is broken (${String(verdict)}); nothing to rely on was saved.`,
      )
  } finally {
    copy.close()
  }
}

/** False for a file that has gone meanwhile. */
const copied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )

async function copyFolder(places: DataPlaces, name: DataFolder, target: string): Promise<string[]> {
  const folder = places.folders[name]
  const paths = await dataFiles(folder, Object.values(places.folders))
  const done: string[] = []
  // Databases first: the files that their rows name are written before the rows.
  for (const path of paths.toSorted((a, b) => Number(isDatabase(b)) - Number(isDatabase(a)))) {
    const [from, to] = [join(folder, path), join(target, name, path)]
    await mkdir(dirname(to), { recursive: true, mode: PRIVATE_FOLDER })
    const isThere = isDatabase(path) ? await copyDatabase(from, to).then(() => true) : await copied(from, to)
    if (isThere) done.push(`${name}/${path}`)
  }
  return done
}

/** Saves databases, pictures of editors and secrets, while the product runs. Throws an OperatorError. */
export async function backUp(places: DataPlaces, folder: string, now = Date.now()): Promise<BackupSummary> {
  const target = resolve(folder)
  for (const each of Object.values(places.folders))
    if (`${target}${sep}`.startsWith(each + sep))
      throw new OperatorError(`${target} is in the data folder ${each}: a backup belongs elsewhere.`)
  await prepareTarget(target)
  const dumps = Object.entries(places.databases)
  for (const [name, url] of dumps) await dumpDatabase(url, join(target, name))
  const paths = [
    ...dumps.map(([name]) => name),
    ...(await copyFolder(places, 'site', target)),
    ...(await copyFolder(places, 'cms', target)),
  ]
  if (paths.length === 0) throw new OperatorError(`${places.folders.site} has no data to back up.`)
  const files: Record<string, string> = {}
  let bytes = 0
  for (const path of paths) {
    const file = join(target, path)
    await chmod(file, PRIVATE_FILE)
    bytes += (await stat(file)).size
    files[path] = await fileHash(file)
  }
  const { outsideSecrets } = places
  const madeAt = new Date(now).toISOString()
  const manifest = manifestOf({
    madeAt,
    databases: 'site.dump' in places.databases ? 'postgres' : 'sqlite',
    outsideSecrets: [...outsideSecrets],
    files,
  })
  await writeFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: PRIVATE_FILE })
  await recordBackup(places, madeAt)
  return { folder: target, files: paths.length, bytes, outsideSecrets }
}
