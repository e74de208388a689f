import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

const MEGABYTE = 1_048_576

/** A file system of its own in `folder`; undefined if this user may not mount one. */
export function openSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  const filler = path.join(folder, 'filler')
  return {
    /** Writes until nothing fits. */
    fill(): void {
      const file = openSync(filler, 'w')
      try {
        for (let size = MEGABYTE; size >= 1; size = size === 1 ? 0 : Math.floor(size / 64) || 1) {
          const bytes = Buffer.alloc(size)
          try {
            while (writeSync(file, bytes) === size);
          } catch {
            // The next smaller size may still fit.
          }
        }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => void spawnSync('umount', [folder]),
  }
}
