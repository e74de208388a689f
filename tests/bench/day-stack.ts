import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../../scripts/install.mjs'
import { freePort, startDatabases } from '../contracts/databases.ts'
import { SECRET } from '../contracts/publishing/messages.ts'
import { startVarnish } from '../deploy/varnish.ts'
import { requestHost } from '../e2e/http.ts'
import { type DayLog, newDayLog, readLog } from './day-log.ts'

/** Varnish in front of two processes on one PostgreSQL. */
export interface DayStack {
  /** The port of Varnish. */
  readonly port: number
  readonly databaseUrl: string
  /** Ports of the processes themselves. */
  readonly sitePorts: readonly number[]
  readonly log: DayLog
  /** Ids of the processes that are ready, by name. */
  pids(): Readonly<Record<string, number>>
  /** Replaces the processes, one after the other. */
  deploy(): Promise<void>
  stop(): Promise<void>
}

const PROCESSES = 2
const READY = 180_000

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const isReady = () =>
    requestHost('localhost', '/readyz', { port }).then(
      ({ status }) => status === 200,
      () => false,
    )
  for (const began = performance.now(); !(await isReady()); await setTimeout(100))
    if (child.exitCode !== null || performance.now() - began > READY)
      throw new Error('A process of the site does not start')
}

async function startSite(port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

async function stopSite(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** PostgreSQL's main process, from the file that it writes into its folder. */
async function postgresPid(databaseUrl: string): Promise<number> {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query("select pg_read_file('postmaster.pid') as text")
  await client.end()
  return Number.parseInt(String(rows[0]?.text), 10)
}

export async function startStack(): Promise<DayStack> {
  const server = await startDatabases('postgres')
  const { dataDir, databaseUrl = '', drop } = await server.create()
  const log = newDayLog()
  const port = await freePort()
  const sitePorts: number[] = []
  while (sitePorts.length < PROCESSES) sitePorts.push(await freePort())
  const sites: ChildProcess[] = []

  const isRunning = sitePorts.map(() => false)

  async function start(index: number): Promise<void> {
    const folder = join(dataDir, `process-${index}`)
    mkdirSync(folder, { recursive: true })
    const child = await startSite(sitePorts[index] ?? 0, {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
      CDN: 'varnish',
      CDN_PURGE_URL: `http://127.0.0.1:${port}`,
      PUBLISHING_SECRET: SECRET,
      SESSION_SECRET: SECRET,
      STAFF_ADMIN_PASSWORD: SECRET,
      DRAIN_SECONDS: '4',
    })
    if (child.stdout) readLog(child.stdout, index, log)
    sites[index] = child
    await untilReady(sitePorts[index] ?? 0, child)
    isRunning[index] = true
  }

  async function replace(index: number): Promise<void> {
    isRunning[index] = false
    await stopSite(sites[index])
    await start(index)
    while (!(await varnish.hasFound(index))) await setTimeout(200)
  }

  // The first one fills the store.
  for (const [index] of sitePorts.entries()) await start(index)
  const varnish = await startVarnish(join(dataDir, 'varnish'), port, sitePorts)
  const database = await postgresPid(databaseUrl)
  return {
    port,
    databaseUrl,
    sitePorts,
    log,
    pids: () => ({
      ...Object.fromEntries(
        sites.flatMap(({ pid = 0 }, index) =>
          isRunning[index] ? [[`site ${index + 1}`, pid] as const] : [],
        ),
      ),
      Varnish: varnish.pid,
      PostgreSQL: database,
    }),
    async deploy() {
      for (const [index] of sitePorts.entries()) await replace(index)
    },
    async stop() {
      await varnish.stop()
      await Promise.all(sites.map(stopSite))
      await drop()
      await server.stop()
    },
  }
}
