import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface UncaughtErrors {
  /** The count of this process and those before it with the same data folder. */
  count(): number
  add(): void
}

function readCount(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

/** Stored, because Prometheus reads no figure of a process that ends at once. */
export function createUncaughtErrors(dataDir: string): UncaughtErrors {
  const file = join(dataDir, 'uncaught-errors')
  let count = readCount(file)
  return {
    count: () => count,
    add() {
      count = Math.max(count, readCount(file)) + 1
      try {
        writeFileSync(file, String(count))
      } catch {
        // The log has the error itself, and the process ends anyway.
      }
    },
  }
}
