import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCmsEnv } from '../env.ts'

/** Retention of unused sizes: a message about an earlier version may still need them. */
const RETENTION = 30 * 24 * 3_600_000

/** Folder of the sizes for the sites. */
export const picturesFolder = (dataDir = readCmsEnv().dataDir): string => path.join(dataDir, 'pictures')

/** Writes a file atomically. A file of the same name has the same bytes. */
export async function writeFileOnce(folder: string, name: string, bytes: Buffer): Promise<void> {
  const file = path.join(folder, name)
  const now = new Date()
  const known = await utimes(file, now, now).then(
    () => true,
    () => false,
  )
  if (known) return
  await mkdir(folder, { recursive: true })
  const part = path.join(folder, `${randomUUID()}.part`)
  await writeFile(part, bytes)
  await rename(part, file)
}

/** Removes files that are unused and older than `RETENTION`. Returns their names. */
export async function sweepFiles(
  folder: string,
  inUse: ReadonlySet<string>,
  now: Date,
): Promise<readonly string[]> {
  const removed: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    if (inUse.has(name)) continue
    const file = path.join(folder, name)
    const age = now.getTime() - (await stat(file)).mtimeMs
    if (age <= RETENTION) continue
    await rm(file, { force: true })
    removed.push(name)
  }
  return removed
}
