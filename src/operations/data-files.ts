import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '@marquee/kit/start/operator-error.ts'

/** Start of the folder into which a restore moves what was there. */
export const REPLACED = 'replaced-'

/** Made anew from the originals, or parts of a database that is copied by SQLite. */
const omitted = [
  /^images(?:\/|$)/,
  /^replaced-/,
  /\.sqlite-(?:wal|shm|journal)$/,
  /(?:^|\/)\.write-test-\d+$/,
  /\.part$/,
]

export const isDatabase = (path: string): boolean => path.endsWith('.sqlite')

/** Paths of the files of a data folder that a backup holds, with slashes. Those of `inner` folders below it are left out. */
export async function dataFiles(folder: string, inner: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !inner.some((other) => other.startsWith(folder + sep) && file.startsWith(other + sep)))
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter((path) => !omitted.some((pattern) => pattern.test(path)))
    .toSorted()
}

export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
