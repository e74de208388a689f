import { createHash, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { type OpenCmsOptions, settingsOf } from './cms-settings.ts'

const workspace = path.resolve(import.meta.dirname, '..')
const migrations = path.join(workspace, 'src/migrations/sqlite')
const templates = path.resolve(workspace, '../.cache/cms-tests')
const quiet = { options: { level: 'fatal' }, destination: process.stderr }

export interface OpenedCms {
  readonly payload: Payload
  /** Payload's cache key of this instance, for calls of its REST API. */
  readonly key: string
  /** DATA_DIR of site and workspace. */
  readonly dataDir: string
  /** Deletes its folder too, unless `keep` is set. */
  close(how?: { readonly keep?: boolean }): Promise<void>
}

/** A database after all migrations, made once and then copied; its name is a hash of the migrations. */
function template(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).sort())
    hash.update(file).update(readFileSync(path.join(migrations, file)))
  return path.join(templates, `${hash.digest('hex').slice(0, 16)}.sqlite`)
}

async function saveAsTemplate(payload: Payload, file: string, snapshot: string): Promise<void> {
  await clientOf(payload)?.execute('pragma wal_checkpoint(truncate)')
  mkdirSync(templates, { recursive: true })
  const copy = `${snapshot}.${randomUUID()}`
  copyFileSync(file, copy)
  renameSync(copy, snapshot)
}

interface SqliteClient {
  execute(statement: string): Promise<unknown>
  close(): void
}

/** The connection to the SQLite file, which Payload does not close. */
function clientOf({ db }: Payload): SqliteClient | undefined {
  const client: unknown = 'client' in db ? db.client : undefined
  return client ? (client as SqliteClient) : undefined
}

let opened = 0

/**
 * Payload on a database of its own, through the Local API and without a web server. A test may open
 * several; one closed with `keep` can be opened again with its `dataDir`. Settings are read on opening.
 */
export async function openCms(options: OpenCmsOptions = {}): Promise<OpenedCms> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'marquee-cms-'))
  Object.assign(process.env, settingsOf({ ...options, dataDir }))
  const file = path.join(dataDir, 'cms/cms.sqlite')
  const snapshot = template()
  mkdirSync(path.dirname(file), { recursive: true })
  const isNew = options.databaseUrl === undefined && !existsSync(file)
  if (isNew && existsSync(snapshot)) copyFileSync(snapshot, file)
  opened += 1
  // The query makes a new module, which reads the settings again; its imports are shared.
  const source = `${path.join(workspace, 'src/payload.config.ts')}?opened=${opened}`
  const module = (await import(/* @vite-ignore */ source)) as { readonly default: Promise<SanitizedConfig> }
  const config = Object.assign({}, await module.default, { logger: quiet })
  const key = `${dataDir} ${opened}`
  const payload = await getPayload({ config, key, cron: options.cron ?? false })
  if (isNew && !existsSync(snapshot)) await saveAsTemplate(payload, file, snapshot)
  return {
    payload,
    key,
    dataDir,
    async close({ keep = false } = {}) {
      const client = clientOf(payload)
      const pool: unknown = 'pool' in payload.db ? payload.db.pool : undefined
      await payload.destroy()
      client?.close()
      // Payload holds a connection until the process ends, so the end is not awaited.
      if (pool instanceof Object && 'end' in pool && typeof pool.end === 'function') void pool.end()
      if (!keep) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
