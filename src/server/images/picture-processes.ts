import { Tinypool } from 'tinypool'
import type { PictureToResize } from './resize-picture.ts'
import { createWorkQueue, type Priority } from './work-queue.ts'

export interface PictureProcesses {
  /** Rejects if the original is missing or no picture, after the time limit, and if the process ends. */
  resize(picture: PictureToResize, priority?: Priority): Promise<Buffer>
  /** The square picture of a client; null if the file is no picture or has too many pixels. */
  portrait(file: Uint8Array): Promise<Buffer | null>
  /** Rejects everything that is not ready. */
  close(): Promise<void>
}

interface Limits {
  readonly processes?: number
  readonly longestMs?: number
  readonly idleMs?: number
}

function bufferOf(made: unknown): Buffer {
  if (!ArrayBuffer.isView(made)) throw new TypeError('The process has sent no picture.')
  return Buffer.from(made.buffer, made.byteOffset, made.byteLength)
}

/** Errors of another process arrive as plain objects. */
const errorOf = (error: unknown) =>
  error instanceof Error ? error : Object.assign(new Error('A picture could not be made'), error)

/**
 * Makes pictures in processes that end when idle. An image library in the server's process would hold its memory and delay pages.
 * `entry`: URL of `src/wiring/picture-process.ts`, or of its built file.
 */
export function createPictureProcesses(
  entry: string,
  { processes = 2, longestMs = 30_000, idleMs = 30_000 }: Limits = {},
): PictureProcesses {
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: idleMs,
    execArgv: [],
    // No secrets: these processes decode files of visitors. With glibc's default of an arena per thread, a process takes three times the memory.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
  })
  // An idle process ended; the next picture starts another one.
  pool.on('error', () => {})
  const queue = createWorkQueue(processes)

  async function run(name: string, input: unknown): Promise<unknown> {
    try {
      // The file named for each job: a failure to load it then rejects the job.
      return await pool.run(input, { filename: entry, name, signal: AbortSignal.timeout(longestMs) })
    } catch (error) {
      throw errorOf(error)
    }
  }

  return {
    resize: (picture, priority) =>
      queue.run(async () => bufferOf(await run('resizePicture', picture)), priority),
    portrait: (file) =>
      queue.run(async () => {
        const made = await run('makePortrait', file)
        return made === null ? null : bufferOf(made)
      }),
    async close() {
      queue.clear()
      await pool.destroy()
    },
  }
}
