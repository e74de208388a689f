import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Caddy {
  /** Certificate of its authority, in PEM. */
  readonly authority: string
  stop(): Promise<void>
}

const START = 120_000

/** Runs `deploy/Caddyfile` with certificates of its own authority. `folder` holds its files. */
export async function startCaddy(
  folder: string,
  {
    port,
    httpPort,
    hosts,
    upstreams,
    cached = false,
    mirror,
  }: {
    readonly port: number
    readonly httpPort: number
    readonly hosts: readonly string[]
    readonly upstreams: readonly number[]
    /** The upstream is a cache. */
    readonly cached?: boolean
    /** Folder of `npm run mirror`. */
    readonly mirror?: string
  },
): Promise<Caddy> {
  const child = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_OPTIONS: `admin off\nskip_install_trust\nhttp_port ${httpPort}\nhttps_port ${port}`,
      CADDY_TLS: 'tls internal',
      MARQUEE_HOSTS: hosts.join(', '),
      MARQUEE_UPSTREAMS: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
      ...(cached ? { MARQUEE_HEALTH: '' } : {}),
      ...(mirror === undefined ? {} : { MARQUEE_MIRROR: mirror, MARQUEE_PATIENCE: '0s' }),
      CMS_HOSTS: 'cms.localhost',
    },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  const closed = once(child, 'close').finally(() => process.off('exit', end))
  const file = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  const until = Date.now() + START
  while (!existsSync(file) || !/serving initial configuration/.test(output)) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`Caddy does not start:\n${output}`)
    await pause(100)
  }
  return {
    authority: readFileSync(file, 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}
