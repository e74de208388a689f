import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

/** Folder by folder: node's own `recursive` never returns where a file system (/proc) denies that the parent exists. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Makes sure that the data folder exists and can be written to. */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.write-test-${process.pid}`)
  try {
    makeFolder(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`The data folder ${dataDir} cannot be written to${reason}; make it writable or name another one in DATA_DIR.`)
  }
}

/** The secret of the environment, or the one kept in the data folder; made on the first start. */
export function sessionSecret(env: Env): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const file = join(env.DATA_DIR, 'session-secret')
  try {
    // `wx`: of two processes that start together, one writes and both read the same.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartError(`The session secret cannot be kept in ${file}; make the folder writable or set SESSION_SECRET.`)
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new StartError(`The session secret in ${file} is damaged; delete the file to have a new one made, which signs everyone out.`)
  return secret
}
