import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives a run of tests a temporary folder of its own, to all of its processes, and takes it away in the end: with what was left there by a
 * test that failed on its way.
 */
export default function ownTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-cms-'))
  // A PostgreSQL of the tests is another user's where they are run by root.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // Of the four CPU seconds in which a process loads Payload, one is for compiling.
  process.env.NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../.cache/cms-tests/compiled')
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
