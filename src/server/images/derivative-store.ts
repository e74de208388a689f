import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFormat, ImageWidth } from './image-request.ts'

export interface Derivative {
  readonly path: string
  readonly width: ImageWidth
  readonly format: ImageFormat
  /** Changes with the master's bytes. */
  readonly version: string
}

/** Part of the file name; increase it when encoder settings change. */
const RECIPE = 4

/** The file name of a made picture. */
export const derivativeName = ({ path, width, format, version }: Derivative): string =>
  `${hash('sha256', `${RECIPE} ${path} ${version} ${width}`, 'base64url').slice(0, 32)}.${format}`

interface StoredPicture {
  readonly bytes: number
  touched: number
}

const HOUR = 3_600_000
const PARTIAL = '.part'

function scan(folder: string): Map<string, StoredPicture> {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).flatMap((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    return stats?.isFile() && !name.endsWith(PARTIAL)
      ? [{ name, bytes: stats.size, touched: stats.mtimeMs }]
      : []
  })
  files.sort((a, b) => a.touched - b.touched)
  return new Map(files.map(({ name, bytes, touched }) => [name, { bytes, touched }]))
}

/** Resized pictures on disk, bounded in bytes, least recently used first out. */
export function createDerivativeStore(folder: string, maxBytes: number) {
  // Entries in order of use, oldest first; restored from file times after a restart.
  const entries = scan(folder)
  let total = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  function forget(name: string): void {
    total -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }

  async function freeSpace(): Promise<void> {
    const going: string[] = []
    for (const name of entries.keys()) {
      if (total <= maxBytes) break
      forget(name)
      going.push(name)
    }
    await Promise.all(going.map((name) => rm(join(folder, name), { force: true })))
  }

  function use(name: string, entry: StoredPicture): void {
    entries.delete(name)
    entries.set(name, entry)
    const now = Date.now()
    if (now - entry.touched < HOUR) return
    entry.touched = now
    // Losing the file time only affects the order after a restart.
    utimes(join(folder, name), now / 1_000, now / 1_000).catch(() => {})
  }

  return {
    async read(name: string) {
      const entry = entries.get(name)
      if (!entry) return undefined
      try {
        const body = await readFile(join(folder, name))
        use(name, entry)
        return body
      } catch {
        forget(name)
        return undefined
      }
    },
    async write(name: string, body: Buffer) {
      const partial = join(folder, `${name}.${process.pid}${PARTIAL}`)
      await writeFile(partial, body)
      await rename(partial, join(folder, name))
      forget(name)
      entries.set(name, { bytes: body.byteLength, touched: Date.now() })
      total += body.byteLength
      await freeSpace()
    },
    bytes: () => total,
  }
}
