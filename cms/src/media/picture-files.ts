import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readCmsEnv } from '../env.ts'

/** How long a size that no picture has any more waits: a message about an earlier state may still need it. */
const RETENTION = 30 * 24 * 3_600_000

/** Where the sizes that go to the sites lie, by their names. */
export const picturesFolder = (dataDir = readCmsEnv().dataDir): string => path.join(dataDir, 'pictures')

/** Writes a file whole or not at all; one of that name has the same bytes already. */
export async function keepFile(folder: string, name: string, bytes: Buffer): Promise<void> {
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

export const readStoredFile = (folder: string, name: string): Promise<Buffer> =>
  readFile(path.join(folder, path.basename(name)))

/** Removes what is not in use and was not written for a month. Answers the names. */
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
