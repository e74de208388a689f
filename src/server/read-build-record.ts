import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildRecord } from './probes/build-record.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The commit, from `SOURCE_COMMIT` where the build has no repository. */
function commitOfSources(): string {
  const { SOURCE_COMMIT } = process.env
  if (SOURCE_COMMIT) return SOURCE_COMMIT
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

/** The hash of the text of a package-lock.json. */
export const lockHash = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** What a build that begins now is made of. */
export const readBuildRecord = (): BuildRecord => ({
  commit: commitOfSources(),
  lock: lockHash(readFileSync(path.join(root, 'package-lock.json'))),
})
