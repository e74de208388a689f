import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createDerivativeStore, type Derivative, derivativeName } from './derivative-store.ts'
import type { ImageFormat } from './image-request.ts'
import type { PictureProcesses } from './picture-processes.ts'
import type { Priority } from './work-queue.ts'

/** The original's path or bytes. */
export type ReadMaster = () => Promise<string | Uint8Array>

interface AvailablePicture {
  readonly format: ImageFormat
  readonly body: Buffer
}

/** `master`: default is the file at the picture's path. */
export interface MadeImages {
  /** A WebP instead of an AVIF that is not stored, which is then made in the background. */
  available(derivative: Derivative, master?: ReadMaster): Promise<AvailablePicture>
  /** Resolves when the picture is stored, after everything that visitors wait for. */
  makeAhead(derivative: Derivative, master?: ReadMaster): Promise<void>
  /** Closes the processes too. */
  close(): Promise<void>
}

export interface MadeImagesOptions {
  readonly artDir: string
  readonly dataDir: string
  /** Folder of the pictures made by the build. */
  readonly builtDir: string | undefined
  readonly processes: PictureProcesses | undefined
  /** Most of the pictures in memory. */
  readonly memoryMegabytes: number
  readonly onError: (error: unknown, path: string) => void
}

const MEGABYTE = 1_048_576
const DISK_LIMIT = 512 * MEGABYTE
interface BuiltPictures {
  read(name: string): Promise<Buffer | undefined>
}

/** The pictures that `scripts/pictures.mjs` makes, also while the server runs, by their `derivativeName`. Never written by the server. */
function openBuiltPictures(folder: string | undefined): BuiltPictures {
  return {
    read: async (name) =>
      folder === undefined ? undefined : readFile(join(folder, name)).catch(() => undefined),
  }
}

/** Images are from memory or disk, or else made once for all concurrent requests. */
export function createMadeImages({
  artDir,
  dataDir,
  builtDir,
  processes,
  memoryMegabytes,
  onError,
}: MadeImagesOptions): MadeImages {
  const store = createDerivativeStore(join(dataDir, 'images'), DISK_LIMIT)
  const built = openBuiltPictures(builtDir)
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryMegabytes * MEGABYTE,
    sizeCalculation: (body) => body.byteLength,
  })
  const making = new Map<string, Promise<Buffer>>()
  let closing = false

  async function stored(name: string): Promise<Buffer | undefined> {
    const body = memory.get(name) ?? (await store.read(name)) ?? (await built.read(name))
    if (body) memory.set(name, body)
    return body
  }

  async function make(
    { path, width, format, ...derivative }: Derivative,
    priority: Priority,
    master: ReadMaster = async () => join(artDir, path),
  ): Promise<Buffer> {
    if (!processes) throw new Error('This server makes no pictures')
    const body = await processes.resize({ master: await master(), width, format }, priority)
    const name = derivativeName({ path, width, format, ...derivative })
    await store.write(name, body)
    memory.set(name, body)
    return body
  }

  async function get(derivative: Derivative, priority: Priority, master?: ReadMaster): Promise<Buffer> {
    const name = derivativeName(derivative)
    // It may have been made while the disk was read.
    const known = (await stored(name)) ?? memory.get(name)
    if (known) return known
    const work = making.get(name) ?? make(derivative, priority, master).finally(() => making.delete(name))
    making.set(name, work)
    return work
  }

  async function makeAhead(derivative: Derivative, master?: ReadMaster): Promise<void> {
    try {
      await get(derivative, 'low', master)
    } catch (error) {
      if (!closing) onError(error, derivative.path)
    }
  }

  return {
    async available(derivative, master) {
      const { format } = derivative
      if (format !== 'avif') return { format, body: await get(derivative, 'normal', master) }
      const body = await stored(derivativeName(derivative))
      if (body) return { format, body }
      const webp = await get({ ...derivative, format: 'webp' }, 'normal', master)
      void makeAhead(derivative, master)
      return { format: 'webp', body: webp }
    },
    makeAhead,
    async close() {
      closing = true
      await processes?.close()
      await Promise.allSettled(making.values())
    },
  }
}
