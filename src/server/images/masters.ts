import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

export interface Master {
  readonly file: string
  readonly bytes: number
  /** The version of a picture is a hash of its bytes, that of a film its time and size. */
  readonly version: string
  /** Lower case, with the dot. */
  readonly extension: string
}

/** The type of a picture by its extension. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** The version in addresses of pictures: 12 hexadecimal digits. */
export const pictureVersion = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex').slice(0, 12)

/** Finds originals by their path below `artDir`. */
export function createMasters(artDir: string): (path: string) => Promise<Master | undefined> {
  // Hashed once per change of the file.
  const versions = new Map<string, { readonly stamp: string; readonly version: Promise<string> }>()

  function versionOf(file: string, stamp: string): Promise<string> {
    const known = versions.get(file)
    if (known?.stamp === stamp) return known.version
    const version = readFile(file).then(pictureVersion)
    versions.set(file, { stamp, version })
    version.catch(() => versions.delete(file))
    return version
  }

  return async (path) => {
    const file = join(artDir, path)
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const stamp = `${Math.floor(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`
    const extension = extname(path).toLowerCase()
    const version = extension in PICTURE_TYPES ? await versionOf(file, stamp) : stamp
    return { file, bytes: stats.size, version, extension }
  }
}
