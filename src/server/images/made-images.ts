import { hash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createDerivativeStore } from './derivative-store.ts'
import type { ImageFormat, ImageWidth } from './image-request.ts'
import type { PictureProcesses } from './picture-processes.ts'
import type { Priority } from './work-queue.ts'

interface Derivative {
  readonly path: string
  readonly width: ImageWidth
  readonly format: ImageFormat
  /** Changes with the master's bytes. */
  readonly version: string
}

/** The original's path or bytes. */
type ReadMaster = () => Promise<string | Uint8Array>

export interface MadeImages {
  /** `master`: default is the file at the picture's path. */
  get(derivative: Derivative, priority?: Priority, master?: ReadMaster): Promise<Buffer>
  /** Closes the processes too. */
  close(): Promise<void>
}

const MEGABYTE = 1_048_576
const DISK_LIMIT = 512 * MEGABYTE
const MEMORY_LIMIT = 32 * MEGABYTE
/** Part of the file name; increase it when encoder settings change. */
const RECIPE = 2

const nameOf = ({ path, width, format, version }: Derivative) =>
  `${hash('sha256', `${RECIPE} ${path} ${version} ${width}`, 'base64url').slice(0, 32)}.${format}`

/** From memory or disk, else made once for all concurrent requests. */
export function createMadeImages(
  artDir: string,
  dataDir: string,
  processes: PictureProcesses | undefined,
  diskLimit = DISK_LIMIT,
): MadeImages {
  const store = createDerivativeStore(join(dataDir, 'images'), diskLimit)
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_LIMIT,
    sizeCalculation: (body) => body.byteLength,
  })
  const making = new Map<string, Promise<Buffer>>()

  async function make(
    { path, width, format }: Derivative,
    priority: Priority,
    master: ReadMaster = async () => join(artDir, path),
  ): Promise<Buffer> {
    if (!processes) throw new Error('This server makes no pictures')
    return processes.resize({ master: await master(), width, format }, priority)
  }

  async function find(
    name: string,
    derivative: Derivative,
    priority: Priority,
    master?: ReadMaster,
  ): Promise<Buffer> {
    const known = await store.read(name)
    if (known) return known
    const body = await make(derivative, priority, master)
    await store.write(name, body)
    return body
  }

  return {
    async get(derivative, priority = 'normal', master) {
      const name = nameOf(derivative)
      const known = memory.get(name)
      if (known) return known
      const work =
        making.get(name) ?? find(name, derivative, priority, master).finally(() => making.delete(name))
      making.set(name, work)
      const body = await work
      memory.set(name, body)
      return body
    },
    async close() {
      await processes?.close()
      await Promise.allSettled(making.values())
    },
  }
}
