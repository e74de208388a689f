import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { areSecrets } from '../secrets/secrets.ts'
import { codeOf, OperatorError } from './operator-error.ts'

/** Node's `recursive` hangs where a file system (/proc) hides that the parent exists. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Clients' data is readable in it. The owner of a mounted folder may be somebody else, who decides then. */
function closeToOthers(path: string): void {
  try {
    chmodSync(path, 0o700)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
  }
}

/**
 * Throws an OperatorError if the folder cannot be created or written.
 *
 * @param variable of the environment that names the folder
 */
export function prepareDataDir(dataDir: string, variable = 'DATA_DIR'): void {
  const probe = join(dataDir, `.write-test-${process.pid}`)
  try {
    makeFolder(dataDir)
    closeToOthers(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = codeOf(error)
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written to${code === '' ? '' : ` (${code})`}; make it writable or name another one in ${variable}.`,
    )
  }
}

const LEAST_BYTES = 67_108_864

/** Orders and registrations fail on a full disk, if the database is a file. */
export async function hasRoom(dataDir: string, leastBytes = LEAST_BYTES): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize >= leastBytes
}

/** Created on the first start. `spoilt` tells the operator how to handle a damaged file. */
export function storedSecret(file: string, variable: string, spoilt: string): string {
  try {
    makeFolder(dirname(file))
    // `wx`: of two processes that start at once, one writes and both read the same secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new OperatorError(
        `No secret can be saved in ${file}; make the folder writable or set ${variable}.`,
      )
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (!areSecrets(secret)) throw new OperatorError(`The secret in ${file} is damaged; ${spoilt}`)
  return secret
}

/** Variables from which secrets are read. */
interface SecretsEnv {
  readonly DATA_DIR: string
  readonly SESSION_SECRET?: string | undefined
  readonly PUBLISHING_SECRET?: string | undefined
  readonly PUSH_PRIVATE_KEY?: string | undefined
  readonly DATABASE_URL?: string | undefined
}

/** The environment's secret, or else the one stored in the data folder. */
export const sessionSecret = (env: SecretsEnv): string =>
  env.SESSION_SECRET ??
  storedSecret(
    join(env.DATA_DIR, 'session-secret'),
    'SESSION_SECRET',
    'delete the file to have a new one made, which signs everyone out.',
  )

/** Shared with the content management system: from the environment, else stored in the data folder. */
export const publishingSecret = (env: SecretsEnv): string =>
  env.PUBLISHING_SECRET ??
  storedSecret(
    join(env.DATA_DIR, 'publishing-secret'),
    'PUBLISHING_SECRET',
    'delete the file and start the site and the content management system again.',
  )

/**
 * The environment's key, or else the one stored in the data folder. Undefined if processes may share a database without sharing that folder: one would
 * sign with another key than the one that browsers have subscribed with.
 */
function notificationKey(env: SecretsEnv): string | undefined {
  if (env.PUSH_PRIVATE_KEY !== undefined || env.DATABASE_URL !== undefined) return env.PUSH_PRIVATE_KEY
  return storedSecret(
    join(env.DATA_DIR, 'push-key'),
    'PUSH_PRIVATE_KEY',
    'delete the file to have a new one made, which ends all notifications that visitors have allowed.',
  )
}

export interface Secrets {
  readonly session: string
  readonly publishing: string
  readonly notifications: string | undefined
}

export function readSecrets(env: SecretsEnv): Secrets {
  prepareDataDir(env.DATA_DIR)
  return {
    session: sessionSecret(env),
    publishing: publishingSecret(env),
    notifications: notificationKey(env),
  }
}
