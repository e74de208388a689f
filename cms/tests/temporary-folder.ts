import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives all processes of a test run one temporary folder and deletes it at the end, with leftovers of
 * failed tests.
 */
export default function ownTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-cms-'))
  // PostgreSQL runs as another user if root runs the tests.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // A cache saves the compiling, one of four CPU seconds in which a process loads Payload.
  process.env.NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../.cache/cms-tests/compiled')
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
