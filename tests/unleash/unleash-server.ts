import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../contracts/databases.ts'

/** Unleash's own server, AGPL-3.0: a separate program, installed where no build of ours reads. */
export const UNLEASH_VERSION = '8.2.0'
export const UNLEASH_PLACE = path.resolve(import.meta.dirname, '../../.cache/unleash-server')

const packageOf = (place: string) => path.join(place, 'node_modules', 'unleash-server')

export function installedUnleash(place = UNLEASH_PLACE): string | undefined {
  const file = path.join(packageOf(place), 'package.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined
}

/** Installs the server from the registry; resolves with npm's exit code. */
export async function installUnleash(place = UNLEASH_PLACE): Promise<number> {
  mkdirSync(place, { recursive: true })
  writeFileSync(
    path.join(place, 'package.json'),
    JSON.stringify(
      { name: 'unleash-for-tests', private: true, dependencies: { 'unleash-server': UNLEASH_VERSION } },
      null,
      2,
    ),
  )
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const npm = process.env.npm_execpath
  const known = npm !== undefined && /\.c?js$/.test(npm)
  const [command, before] = known
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  const child = spawn(command, [...before, ...args], { cwd: place, stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

export const tokens = {
  admin: '*:*.tests-of-marquee-admin',
  backend: 'default:development.tests-of-marquee-backend',
}

/** Password of its first user, `admin`. */
export const ADMIN_PASSWORD = 'tests-of-marquee'

export interface UnleashServer {
  readonly url: string
  stop(): Promise<void>
  /** Restarts it at the same address, on the same database. */
  start(): Promise<void>
}

const START = 60_000

async function responses(url: string, child: ChildProcess): Promise<boolean> {
  const ends = Date.now() + START
  while (Date.now() < ends && child.exitCode === null) {
    const healthy = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (healthy) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** Starts it on loopback with an empty PostgreSQL database, without update checks and telemetry. */
export async function startUnleash(databaseUrl: string, place = UNLEASH_PLACE): Promise<UnleashServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    TZ: 'UTC',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_SSL: 'false',
    HTTP_HOST: '127.0.0.1',
    HTTP_PORT: String(port),
    UNLEASH_URL: url,
    CHECK_VERSION: 'false',
    SEND_TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    // A script reaches the default of 15, and then the list is empty.
    SEARCH_FEATURES_RATE_LIMIT_PER_MINUTE: '10000',
    UNLEASH_DEFAULT_ADMIN_USERNAME: 'admin',
    UNLEASH_DEFAULT_ADMIN_PASSWORD: ADMIN_PASSWORD,
    INIT_ADMIN_API_TOKENS: tokens.admin,
    INIT_BACKEND_API_TOKENS: tokens.backend,
  }
  let child: ChildProcess | undefined
  const end = () => void child?.kill('SIGKILL')
  process.once('exit', end)

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [path.join(packageOf(place), 'dist', 'server.js')], {
      cwd: place,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    let output = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
    if (await responses(url, started)) return
    end()
    throw new Error(`The Unleash server does not start:\n${output}`)
  }

  await start()
  return {
    url: `${url}/api`,
    start,
    async stop() {
      if (!child || child.exitCode !== null) return
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      const late = setTimeout(end, 10_000)
      await closed
      clearTimeout(late)
    },
  }
}
